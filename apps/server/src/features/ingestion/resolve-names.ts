import { tournamentById } from '@tredici/contract/tournaments';
import { findClub } from '#sources/identity/find-club.ts';
import type { RowProblem, SourceMatch } from '#sources/source-match.ts';

/** A club that an alias refers to, or one that only the shipped tables know. */
export type TeamRef =
  | { readonly teamId: number }
  | { readonly teamId?: undefined; readonly country: string; readonly club: string };

export interface NamedMatch {
  readonly match: SourceMatch;
  readonly home: TeamRef;
  readonly away: TeamRef;
}

export interface UnknownName {
  readonly tournamentId: number;
  readonly seasonId: number;
  readonly country: string;
  readonly name: string;
}

export interface NamedBatch {
  readonly named: readonly NamedMatch[];
  readonly unknown: readonly UnknownName[];
  readonly problems: readonly RowProblem[];
}

export const aliasKey = (country: string, seasonId: number, name: string) =>
  `${country}\n${seasonId}\n${name}`;

export function countryOf(tournamentId: number): string {
  const tournament = tournamentById(tournamentId);
  if (!tournament) throw new RangeError(`no tournament ${tournamentId}`);
  return tournament.country;
}

/** Finds the clubs of a batch: by the aliases in the database, which an operator can correct, then by the
 *  shipped tables. Any other name is never guessed. */
export function resolveNames(
  matches: readonly SourceMatch[],
  aliases: ReadonlyMap<string, number>,
): NamedBatch {
  const named: NamedMatch[] = [];
  const problems: RowProblem[] = [];
  const unknown = new Map<string, UnknownName>();
  const find = (match: SourceMatch, name: string): TeamRef | undefined => {
    const { tournamentId, seasonId } = match;
    const country = countryOf(tournamentId);
    const key = aliasKey(country, seasonId, name);
    const teamId = aliases.get(key);
    if (teamId !== undefined) return { teamId };
    const club = findClub(country, name);
    if (club) return { country, club: club.name };
    unknown.set(key, { tournamentId, seasonId, country, name });
    return undefined;
  };
  for (const match of matches) {
    const home = find(match, match.home);
    const away = find(match, match.away);
    if (!home || !away) continue;
    if (sameTeam(home, away)) {
      problems.push({
        where: match.where,
        reason: `${match.home} and ${match.away} are the same club`,
      });
    } else named.push({ match, home, away });
  }
  return { named, unknown: [...unknown.values()], problems };
}

const sameTeam = (a: TeamRef, b: TeamRef): boolean =>
  a.teamId !== undefined ? a.teamId === b.teamId : b.teamId === undefined && a.club === b.club;
