import type { operatorNameCalls, UnknownName } from '@tredici/contract/operator';
import { findSeasonById } from '@tredici/contract/seasons';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { CLUBS } from '#sources/identity/clubs.ts';
import { suggestClubs } from '#sources/identity/find-club.ts';
import { isSourceName } from '#sources/identity/source-names.ts';
import { listTeamNames } from './identity-store.ts';
import { replayWaiting, resolveAlias } from './resolve-alias.ts';
import { listUnknown, type UnknownTeam } from './store.ts';

export function operatorNameHandlers({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Handlers<typeof operatorNameCalls> {
  return {
    listUnknownNames: async () => ({ results: namesOf(await listUnknown(db)) }),

    listClubNames: async ({ query: { country } }) => {
      const shipped = CLUBS.filter((club) => club.country === country).map(({ name }) => name);
      const names = new Set([...shipped, ...(await listTeamNames(db, country))]);
      return { results: [...names].sort((a, b) => a.localeCompare(b, 'en')) };
    },

    resolveName: async ({ body, session }) => {
      const { source, country, name, club, create = false } = body;
      if (!isSourceName(source)) throw new AppError('not_found');
      const by = { userId: session.user.id };
      const asked = { source, country, name, club, create };
      const resolved = await resolveAlias(db, asked, clock.now(), by);
      if (!resolved.ok) {
        throw new AppError(resolved.reason === 'not waiting' ? 'not_found' : 'club_unknown');
      }
      const { payloadIds } = resolved.value;
      const reports = await replayWaiting(db, payloadIds, () => clock.now());
      return {
        club: resolved.value.club,
        changed: reports.reduce((sum, { changed }) => sum + changed, 0),
        failed: reports.flatMap(({ outcome, address, cause }) =>
          outcome === 'failed' ? [`${address}: ${cause}`] : [],
        ),
      };
    },
  };
}

/** One name may wait in several seasons; an operator resolves it once. */
function namesOf(rows: readonly UnknownTeam[]): UnknownName[] {
  const byName = Map.groupBy(rows, ({ source, country, name }) =>
    JSON.stringify([source, country, name]),
  );
  return [...byName.values()].map((same) => {
    const { source, country, name } = same[0]!;
    const labels = same.map(({ seasonId }) => findSeasonById(seasonId)?.label);
    const seen = Math.max(...same.map(({ seenAt }) => seenAt.getTime()));
    return {
      source,
      country,
      name,
      seasons: labels.filter((label) => label !== undefined),
      seen_at: new Date(seen).toISOString(),
      suggestions: suggestClubs(country, name).map((club) => club.name),
    };
  });
}
