import { DAY_MS } from '#durations.ts';
import { randomFor } from '../keyed-random.ts';
import { RESULT_AFTER_MS } from '../known.ts';
import type { WorldMatch, WorldSeason } from '../world.ts';
import { type Appearance, drawSheet, type MatchSheet } from './match-sheet.ts';
import { type Squad, type SquadPlayer, squadOf } from './squads.ts';

export interface PlayedMatch {
  readonly match: WorldMatch;
  readonly sheet: MatchSheet;
}

export interface PlayedSquads {
  readonly squads: readonly Squad[];
  /** In the order in which they were played. */
  readonly played: readonly PlayedMatch[];
  /** The players who cannot play at that time, and why. */
  readonly absent: ReadonlyMap<number, 'injured' | 'suspended' | 'doubtful'>;
}

const INJURY_SHARE = 0.012;
const SHORTEST_INJURY_DAYS = 6;
const MEAN_FURTHER_DAYS = 24;
/** A suspension follows after this many matches with a yellow card. */
const YELLOWS_TO_REST = 5;
const DOUBTFUL_SHARE = 0.03;

/** What the players of a season did in every match whose result is known at an instant. Each match has its
 *  own random source and matches are processed in order of time, so later calls only add to it. */
export function playSquads(seed: number, season: WorldSeason, now: number): PlayedSquads {
  const squads = season.clubs.map((club) => squadOf(seed, season.league, club, season.year));
  const byClub = new Map(squads.map((squad) => [squad.club, squad]));
  const fitness = new Fitness();
  const played = [...season.matches]
    .map((match) => ({ match, at: match.postponement?.kickoff ?? match.kickoff }))
    .filter(({ at }) => at + RESULT_AFTER_MS <= now)
    .sort((a, b) => a.at - b.at || (a.match.key < b.match.key ? -1 : 1))
    .map(({ match, at }): PlayedMatch => {
      const sides = { home: byClub.get(match.home)!, away: byClub.get(match.away)! };
      const random = randomFor(seed, 'sheet', match.key);
      const sheet = drawSheet(sides, (player) => fitness.canPlay(player, at), match.result, random);
      fitness.serve(sides.home.players);
      fitness.serve(sides.away.players);
      for (const one of [...sheet.home, ...sheet.away]) fitness.note(one, at, random);
      return { match, sheet };
    });
  const absent = new Map<number, 'injured' | 'suspended' | 'doubtful'>();
  const week = Math.floor(now / (7 * DAY_MS));
  for (const player of squads.flatMap(({ players }) => players)) {
    const why = fitness.whyNot(player, now);
    if (why) absent.set(player.id, why);
    else if (randomFor(seed, 'doubt', player.id, week).uniform() < DOUBTFUL_SHARE) {
      absent.set(player.id, 'doubtful');
    }
  }
  return { squads, played, absent };
}

/** Which players are injured until when, and who is suspended for how many matches. */
class Fitness {
  readonly #injuredUntil = new Map<number, number>();
  readonly #bans = new Map<number, number>();
  readonly #yellows = new Map<number, number>();

  canPlay(player: SquadPlayer, at: number): boolean {
    return this.whyNot(player, at) === undefined;
  }

  whyNot({ id }: SquadPlayer, at: number): 'injured' | 'suspended' | undefined {
    if ((this.#injuredUntil.get(id) ?? 0) > at) return 'injured';
    return (this.#bans.get(id) ?? 0) > 0 ? 'suspended' : undefined;
  }

  /** Counts a match of suspension as served. */
  serve(players: readonly SquadPlayer[]): void {
    for (const { id } of players) {
      const left = this.#bans.get(id) ?? 0;
      if (left > 0) this.#bans.set(id, left - 1);
    }
  }

  note({ player: { id }, events }: Appearance, at: number, random: ReturnType<typeof randomFor>) {
    if (random.uniform() < INJURY_SHARE) {
      const days = SHORTEST_INJURY_DAYS - MEAN_FURTHER_DAYS * Math.log(1 - random.uniform());
      this.#injuredUntil.set(id, at + days * DAY_MS);
    }
    if (events.redCards) this.#bans.set(id, 1);
    if (events.yellowCards) {
      const yellows = (this.#yellows.get(id) ?? 0) + 1;
      this.#yellows.set(id, yellows);
      if (yellows % YELLOWS_TO_REST === 0) this.#bans.set(id, 1);
    }
  }
}
