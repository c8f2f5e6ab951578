import { DAY_MS } from '#durations.ts';
import type { League } from './leagues.ts';
import { dayOfDate, mondayOf, monthDay } from './local-time.ts';

/** The place of a round: one weekend, several if it is spread, or the days between two. */
export interface RoundPlace {
  readonly kind: 'weekend' | 'midweek';
  /** The Mondays of its weeks, and the number of matches in each. */
  readonly weeks: readonly { readonly monday: number; readonly matches: number }[];
}

/** There is no break around the day the demo begins, whatever the real calendar: this many weeks before and
 *  after that week. */
const AWAKE_BEFORE = 2;
const AWAKE_AFTER = 5;
/** A round is spread over at most four weeks, with two matches or more in each. */
const WIDEST_SPREAD = 4;
const FEWEST_IN_A_WEEK = 2;
/** For a break of a single week: the share of the next round that is played early. */
const EARLY_SHARE = 0.4;

export function openingMonday(league: League, year: number): number {
  const [month, day] = league.opens.split('-').map(Number) as [number, number];
  return mondayOf(dayOfDate(year, month, day));
}

/** The year in which the season of `day` began. */
export function seasonOfDay(league: League, day: number): number {
  const year = new Date(day * DAY_MS).getUTCFullYear();
  return day >= openingMonday(league, year) ? year : year - 1;
}

/** Assigns the rounds of a season to its weeks. A demo must have matches in every week of the year, so a
 *  season lasts until the next one begins, and a break (summer, winter, national teams) has few matches but
 *  never none: one round is spread over its weeks. The remaining difference is settled by rounds between
 *  weekends, or by spreading some rounds over two.
 *  @param matches in a round
 *  @param beginsDay the day the demo began: the weeks around it are full */
export function planSeason(
  league: League,
  year: number,
  rounds: number,
  matches: number,
  beginsDay: number,
): RoundPlace[] {
  const widest = Math.min(WIDEST_SPREAD, Math.floor(matches / FEWEST_IN_A_WEEK));
  const weeks = listWeeks(league, year, beginsDay);
  const groups = groupWeeks(weeks, widest);
  mergeGroups(groups, rounds - league.midweeks, widest);
  const midweeks = chooseEvenly(midweekCandidates(groups), rounds - groups.length);
  return groups.flatMap((group) => {
    const monday = group.weeks[0]!.monday;
    const weekend: RoundPlace = { kind: 'weekend', weeks: shareOut(group, matches) };
    if (!midweeks.has(group)) return [weekend];
    return [{ kind: 'midweek', weeks: [{ monday, matches }] }, weekend];
  });
}

interface Week {
  readonly monday: number;
  readonly rests: boolean;
  readonly awake: boolean;
}
interface Group {
  weeks: Week[];
  /** A single week of a break and the following round, part of which is played in it. */
  early: boolean;
}

function listWeeks(league: League, year: number, beginsDay: number): Week[] {
  const weeks: Week[] = [];
  const begins = mondayOf(beginsDay);
  const end = openingMonday(league, year + 1);
  for (let monday = openingMonday(league, year); monday < end; monday += 7) {
    const awake = monday >= begins - AWAKE_BEFORE * 7 && monday <= begins + AWAKE_AFTER * 7;
    const saturday = monthDay(monday + 5);
    weeks.push({ monday, awake, rests: !awake && league.rests.some(contains(saturday)) });
  }
  return weeks;
}

const contains =
  (day: string) =>
  ([from, to]: readonly [string, string]): boolean =>
    from <= to ? day >= from && day <= to : day >= from || day <= to;

function groupWeeks(weeks: readonly Week[], widest: number): Group[] {
  const groups: Group[] = [];
  for (let i = 0; i < weeks.length; ) {
    let length = 0;
    while (weeks[i + length]?.rests) length++;
    const next = weeks[i + length];
    if (length === 0) {
      groups.push({ weeks: [weeks[i]!], early: false });
      i += 1;
    } else if (length === 1 && next && !next.awake) {
      groups.push({ weeks: [weeks[i]!, next], early: true });
      i += 2;
    } else {
      const parts = Math.ceil(length / widest);
      for (let part = 0; part < parts; part++) {
        const from = i + Math.round((part * length) / parts);
        const to = i + Math.round(((part + 1) * length) / parts);
        groups.push({ weeks: weeks.slice(from, to), early: false });
      }
      i += length;
    }
  }
  return groups;
}

/** Spreads rounds over neighbouring weeks until there are no more groups than rounds: single weeks first and
 *  evenly over the season, around the demo's first day only if there is no other choice. */
function mergeGroups(groups: Group[], most: number, widest: number): void {
  for (const sparing of [true, false]) {
    for (let size = 2; size <= widest && groups.length > most; size++) {
      const pairs: Group[] = [];
      for (let i = 0; i + 1 < groups.length; i++) {
        const [a, b] = [groups[i]!, groups[i + 1]!];
        const joined = [...a.weeks, ...b.weeks];
        const fits = joined.length === size && !a.early && !b.early;
        if (fits && !(sparing && joined.some((week) => week.awake))) pairs.push(groups[i++]!);
      }
      for (const group of chooseEvenly(pairs, groups.length - most)) {
        const [taken] = groups.splice(groups.indexOf(group) + 1, 1);
        group.weeks = [...group.weeks, ...taken!.weeks];
      }
    }
  }
}

/** Weeks that can have a second round: not next to a break, not at the season's ends. */
function midweekCandidates(groups: readonly Group[]): Group[] {
  return groups.filter(
    ({ weeks }, i) =>
      weeks.length === 1 && groups[i - 1]?.weeks.length === 1 && i > 1 && i < groups.length - 2,
  );
}

function chooseEvenly<T>(items: readonly T[], count: number): Set<T> {
  const wanted = Math.min(Math.max(count, 0), items.length);
  const step = items.length / Math.max(wanted, 1);
  return new Set(Array.from({ length: wanted }, (_, i) => items[Math.floor((i + 0.5) * step)]!));
}

function shareOut(group: Group, matches: number): RoundPlace['weeks'] {
  const { weeks, early } = group;
  if (early) {
    const first = Math.max(FEWEST_IN_A_WEEK, Math.round(matches * EARLY_SHARE));
    return [
      { monday: weeks[0]!.monday, matches: first },
      { monday: weeks[1]!.monday, matches: matches - first },
    ];
  }
  return weeks.map(({ monday }, i) => ({
    monday,
    matches:
      Math.floor(((i + 1) * matches) / weeks.length) - Math.floor((i * matches) / weeks.length),
  }));
}
