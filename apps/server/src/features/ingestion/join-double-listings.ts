import { DAY_MS } from '#durations.ts';
import type { StoredMatch } from '#features/matches/store.ts';
import type { IncomingMatch } from './incoming-match.ts';

/** Two listings of a pairing this close together are one match: no league repeats a fixture at the same
 *  ground so soon. */
export const ONE_MATCH_MS = 21 * DAY_MS;

/** A match that its provider lists more than once, joined into one. */
export interface JoinedMatch extends IncomingMatch {
  /** The provider's keys of the listings that no longer count. */
  readonly replacedKeys?: readonly string[] | undefined;
}

/** A provider that learns the real date of a match may list it again and leave the old listing for weeks,
 *  with prices in both. They become one match at the date of the later listing. */
export function joinDoubleListings(
  incoming: readonly IncomingMatch[],
  stored: readonly StoredMatch[],
  source: string,
): JoinedMatch[] {
  const atTheSameTime = Map.groupBy(incoming, ({ match }) => match.kickoff.getTime());
  const countAtThatTime = (row: IncomingMatch) =>
    atTheSameTime.get(row.match.kickoff.getTime())?.length ?? 0;
  const groups = Map.groupBy(
    incoming,
    ({ match, homeTeamId, awayTeamId }) => `${homeTeamId} ${awayTeamId} ${match.seasonId}`,
  );
  return [...groups.values()].flatMap((listings) => {
    const times = listings.map(({ match }) => match.kickoff.getTime());
    const begun = listings.filter(({ match }) => match.status !== 'scheduled');
    const isOne =
      listings.length > 1 &&
      Math.max(...times) - Math.min(...times) <= ONE_MATCH_MS &&
      listings.every(({ match }) => match.sourceKey !== null) &&
      begun.length <= 1;
    if (!isOne) return listings;
    // A match that has begun settles which listing is right.
    if (begun.length === 1) return [joinInto(begun[0]!, listings)];
    const known = knownKeys(listings[0]!, stored, source);
    // A listing that was not there before is later. If all are new, a date of its own is later than the
    // common one that a round has until its matches are scheduled.
    const unseen = listings.filter(({ match }) => !known.all.has(match.sourceKey!));
    const current = listings.filter(({ match }) => match.sourceKey === known.current);
    const candidates = unseen.length > 0 ? unseen : current.length > 0 ? current : listings;
    const [latest] = candidates.toSorted(
      (a, b) =>
        countAtThatTime(a) - countAtThatTime(b) ||
        b.match.kickoff.getTime() - a.match.kickoff.getTime(),
    );
    return [joinInto(latest!, listings)];
  });
}

function knownKeys(
  { match, homeTeamId, awayTeamId }: IncomingMatch,
  stored: readonly StoredMatch[],
  source: string,
): { current: string | undefined; all: ReadonlySet<string> } {
  const same = stored.find(
    (row) =>
      row.homeTeamId === homeTeamId &&
      row.awayTeamId === awayTeamId &&
      row.seasonId === match.seasonId &&
      row.homeGoals === null,
  );
  const current = same?.sourceData.keys?.[source];
  const replaced = same?.sourceData.replacedKeys?.[source] ?? [];
  return { current, all: new Set(current ? [current, ...replaced] : replaced) };
}

/** The prices of all listings; if a bookmaker is in several, those of the latest. */
function joinInto(latest: IncomingMatch, listings: readonly IncomingMatch[]): JoinedMatch {
  const others = listings.filter((listing) => listing !== latest);
  const links = Object.assign({}, ...others.map(({ match }) => match.links), latest.match.links);
  const has = new Set(latest.match.prices.map(({ bookmaker }) => bookmaker));
  const further = others.flatMap(({ match }) =>
    match.prices.filter(({ bookmaker }) => !has.has(bookmaker)),
  );
  return {
    ...latest,
    match: { ...latest.match, links, prices: [...latest.match.prices, ...further] },
    replacedKeys: others.map(({ match }) => match.sourceKey!),
  };
}
