import type { ScoreGrid } from '../../grid/score-grid.ts';

/** Expected goals of both sides and the distribution of the goals that `side` concedes, from the grid. */
export function sideGoals({ size, cells }: ScoreGrid, side: 'home' | 'away') {
  const conceded = new Array<number>(size).fill(0);
  let own = 0;
  let other = 0;
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const p = cells[home * size + away]!;
      const [scored, against] = side === 'home' ? [home, away] : [away, home];
      own += p * scored;
      other += p * against;
      conceded[against]! += p;
    }
  }
  return { own, other, conceded };
}
