/** A championship's calendar: every team meets every other, alternately home and away. */

export type Fixture = { readonly home: number; readonly away: number };

/** Rounds of a round robin by the circle method. With an odd number of teams one rests in each round.
 *  @param teams in the order in which they were drawn.
 *  @param rounds how many are played: the round robin is repeated, with home and away exchanged every time. */
export function roundRobin(teams: readonly number[], rounds: number): Fixture[][] {
  if (teams.length < 2) return [];
  const circle: Array<number | null> = teams.length % 2 === 0 ? [...teams] : [...teams, null];
  const single: Fixture[][] = [];
  for (let round = 0; round < circle.length - 1; round++) {
    const matches: Fixture[] = [];
    for (let at = 0; at < circle.length / 2; at++) {
      const [one, other] = [circle[at]!, circle[circle.length - 1 - at]!];
      if (one === null || other === null) continue;
      // The fixed team changes sides every round, the others according to their position.
      const isHome = at === 0 ? round % 2 === 0 : at % 2 === 1;
      matches.push(isHome ? { home: one, away: other } : { home: other, away: one });
    }
    single.push(matches);
    circle.splice(1, 0, circle.pop()!);
  }
  return Array.from({ length: rounds }, (_, round) => {
    const isReturn = Math.floor(round / single.length) % 2 === 1;
    const matches = single[round % single.length]!;
    return isReturn ? matches.map(({ home, away }) => ({ home: away, away: home })) : matches;
  });
}
