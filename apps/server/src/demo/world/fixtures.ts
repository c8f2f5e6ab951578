import type { RandomSource } from '@tredici/engine/numeric/random';
import { DAY_MS, HOUR_MS } from '#durations.ts';
import { randomFor, shuffled } from './keyed-random.ts';
import type { KickoffSlot } from './kickoff-slots.ts';
import type { League } from './leagues.ts';
import { localInstant } from './local-time.ts';
import { drawRounds, type Pairing, type Round } from './round-robin.ts';
import { planSeason, type RoundPlace } from './season-plan.ts';

/** Times are milliseconds since 1970. */
export interface Fixture {
  /** Identifies the match permanently, even if it is moved. */
  readonly key: string;
  readonly round: number;
  readonly home: string;
  readonly away: string;
  /** As first announced. */
  readonly kickoff: number;
  readonly postponement?: Postponement;
}

export interface Postponement {
  readonly announcedAt: number;
  /** When the new date is announced; between the two the match has no date. */
  readonly rescheduledAt: number;
  readonly kickoff: number;
}

const POSTPONED_SHARE = 0.012;
/** Only a round this large can lose a match without emptying its week. */
const SMALLEST_ROUND_TO_POSTPONE = 5;
const REPLAY_AFTER_WEEKS = { from: 3, to: 7 };

export function drawFixtures(
  league: League,
  year: number,
  clubs: readonly string[],
  seed: number,
  beginsDay: number,
): Fixture[] {
  const { tournament_id: id } = league.tournament;
  const rounds = drawRounds(league, clubs, randomFor(seed, 'rounds', id, year));
  const largest = Math.max(...rounds.map((round) => round.length));
  const places = planSeason(league, year, rounds.length, largest, beginsDay);
  const random = randomFor(seed, 'kick-offs', id, year);
  const placed = rounds.flatMap((round, index) => kickoffsOf(league, round, places, index, random));
  const calendar = new Calendar(league, places);
  for (const { pairing, kickoff } of placed) calendar.occupy(pairing, kickoff);
  const keys = new Set<string>();
  return placed.map(({ pairing, kickoff, round, movable }) => {
    const label = `${id}-${year}-${slugOf(pairing.home)}-${slugOf(pairing.away)}`;
    const key = keys.has(label) ? `${label}-again` : label;
    keys.add(key);
    const postponement =
      movable && random.uniform() < POSTPONED_SHARE
        ? calendar.postpone(pairing, kickoff, random)
        : undefined;
    const fixture = { key, round, ...pairing, kickoff };
    return postponement ? { ...fixture, postponement } : fixture;
  });
}

interface Placed {
  readonly round: number;
  readonly pairing: Pairing;
  readonly kickoff: number;
  readonly movable: boolean;
}

function kickoffsOf(
  league: League,
  round: Round,
  places: readonly RoundPlace[],
  index: number,
  random: RandomSource,
): Placed[] {
  const place = places[index]!;
  const nextIsMidweek = places[index + 1]?.kind === 'midweek';
  const slots = place.kind === 'midweek' ? league.midweek : league.weekend;
  // Nobody plays on Monday night and again on Tuesday.
  const open = nextIsMidweek ? slots.filter(({ dayOffset }) => dayOffset < 7) : slots;
  const queue = shuffled(round, random);
  return place.weeks.flatMap(({ monday, matches }, week) => {
    const isLast = week === place.weeks.length - 1;
    // A round with a resting club has fewer matches than planned.
    const taken = queue.splice(0, isLast ? queue.length : matches);
    return taken.map((pairing, i): Placed => {
      const slot = slotOf(open, i, taken.length);
      const inside = i > 0 && i < taken.length - 1;
      return {
        round: index + 1,
        pairing,
        kickoff: localInstant(monday + slot.dayOffset, slot.minute, league.tournament.timeZone),
        movable: inside && taken.length >= SMALLEST_ROUND_TO_POSTPONE && place.kind === 'weekend',
      };
    });
  });
}

/** The first match takes the first slot and the last the last, so that there are no long gaps between weeks. */
function slotOf(slots: readonly KickoffSlot[], i: number, count: number): KickoffSlot {
  return slots[count === 1 ? 0 : Math.round((i * (slots.length - 1)) / (count - 1))]!;
}

/** Which clubs play on which day, to find a free one for a postponed match. */
class Calendar {
  readonly #league: League;
  readonly #busy = new Set<string>();
  readonly #freeMondays: readonly number[];

  constructor(league: League, places: readonly RoundPlace[]) {
    this.#league = league;
    const midweeks = new Set(
      places.filter(({ kind }) => kind === 'midweek').map(({ weeks }) => weeks[0]!.monday),
    );
    const mondays = places.flatMap(({ weeks }) => weeks.map(({ monday }) => monday));
    this.#freeMondays = [...new Set(mondays)].filter((monday) => !midweeks.has(monday));
  }

  occupy({ home, away }: Pairing, kickoff: number): void {
    const day = Math.floor(kickoff / DAY_MS);
    this.#busy.add(`${home} ${day}`).add(`${away} ${day}`);
  }

  postpone(pairing: Pairing, kickoff: number, random: RandomSource): Postponement | undefined {
    const announcedAt = kickoff - (4 + random.integer(36)) * HOUR_MS;
    const rescheduledAt = announcedAt + (1 + random.integer(4)) * DAY_MS;
    const slot = this.#league.midweek[random.integer(this.#league.midweek.length)]!;
    const day = Math.floor(kickoff / DAY_MS);
    const { from, to } = REPLAY_AFTER_WEEKS;
    const monday = this.#freeMondays.find(
      (candidate) =>
        candidate >= day + from * 7 &&
        candidate <= day + to * 7 &&
        this.#isFree(pairing, candidate + slot.dayOffset),
    );
    // Too late in the season to find a day: the match is not postponed.
    if (monday === undefined) return undefined;
    const { timeZone } = this.#league.tournament;
    const replay = localInstant(monday + slot.dayOffset, slot.minute, timeZone);
    this.occupy(pairing, replay);
    return { announcedAt, rescheduledAt, kickoff: replay };
  }

  #isFree({ home, away }: Pairing, day: number): boolean {
    return [day - 1, day, day + 1].every(
      (near) => !this.#busy.has(`${home} ${near}`) && !this.#busy.has(`${away} ${near}`),
    );
  }
}

/** Letters that do not decompose into a plain letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ø: 'o', ı: 'i', ß: 'ss', æ: 'ae' };

const slugs = new Map<string, string>();

function slugOf(name: string): string {
  let slug = slugs.get(name);
  if (slug === undefined) {
    slug = makeSlug(name);
    slugs.set(name, slug);
  }
  return slug;
}

function makeSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[øıßæ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
