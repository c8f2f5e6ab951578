import type { ClassicRole } from '@tredici/engine/fantasy/rules/roles';
import type { EventName } from '@tredici/engine/fantasy/scoring/match-day';
import type { RandomSource } from '@tredici/engine/numeric/random';
import { shuffled } from '../keyed-random.ts';
import type { Squad, SquadPlayer } from './squads.ts';

/** A player in a match, with the first and the last minute on the pitch. */
export interface OnPitch {
  readonly player: SquadPlayer;
  readonly started: boolean;
  readonly from: number;
  to: number;
  readonly events: Partial<Record<EventName, number>>;
}

const FULL_TIME = 90;
/** How much a coach's choices vary from match to match; goalkeepers are rarely changed. */
const MOOD = 0.4;
const KEEPER_MOOD = 0.12;
const RED_SHARE = 0.08;
const FEWEST_CHANGES = 3;
const BENCH = 12;

export function pitchAt(side: readonly OnPitch[], minute: number): OnPitch[] {
  return side.filter(({ from, to }) => from < minute && minute <= to);
}

/** Eleven players by role, with red cards and substitutions. */
export function fieldSide(
  { players, shape }: Squad,
  fit: (player: SquadPlayer) => boolean,
  random: RandomSource,
): OnPitch[] {
  const liking = new Map(
    players.map((player) => {
      const mood = player.role === 'P' ? KEEPER_MOOD : MOOD;
      return [player, player.level + mood * random.normal()];
    }),
  );
  // Players who cannot play are ranked after all others instead of being removed, so that a side always has
  // eleven.
  const ranked = [...players].sort(
    (a, b) => Number(fit(b)) - Number(fit(a)) || liking.get(b)! - liking.get(a)!,
  );
  const eleven = (Object.keys(shape) as ClassicRole[]).flatMap((role) =>
    ranked.filter((player) => player.role === role).slice(0, shape[role]),
  );
  const bench = ranked.filter((player) => !eleven.includes(player) && fit(player)).slice(0, BENCH);
  const side = eleven.map(
    (player): OnPitch => ({ player, started: true, from: 0, to: FULL_TIME, events: {} }),
  );
  sendOff(side, random);
  return [...side, ...bringOn(side, bench, random)];
}

function sendOff(side: readonly OnPitch[], random: RandomSource): void {
  if (random.uniform() >= RED_SHARE) return;
  const one = side[1 + random.integer(side.length - 1)]!;
  one.events.redCards = 1;
  one.to = 20 + random.integer(FULL_TIME - 20);
}

function bringOn(
  side: readonly OnPitch[],
  bench: readonly SquadPlayer[],
  random: RandomSource,
): OnPitch[] {
  const changes = FEWEST_CHANGES + random.integer(3);
  const tired = shuffled(
    side.filter(({ player, to }) => player.role !== 'P' && to === FULL_TIME),
    random,
  ).slice(0, changes);
  const waiting = bench.filter(({ role }) => role !== 'P');
  return tired.flatMap((off): OnPitch[] => {
    const alike = waiting.findIndex(({ role }) => role === off.player.role);
    const [player] = waiting.splice(Math.max(0, alike), 1);
    if (!player) return [];
    const minute = random.uniform() < 0.15 ? 45 : 46 + random.integer(42);
    off.to = minute;
    return [{ player, started: false, from: minute, to: FULL_TIME, events: {} }];
  });
}
