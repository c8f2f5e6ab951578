import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { team, teamAlias } from '#db/schema/football.ts';
import { unknownTeam } from '#db/schema/ingestion.ts';
import { aliasKey, type UnknownName } from './resolve-names.ts';

/** Names repeat between countries, so a source's aliases are kept per country. */
const scopeOf = (source: string, country: string) => `${source}/${country}`;

/** The aliases of a source in some countries and seasons, by aliasKey. One of another season applies to these
 *  too, the newest first, unless it was set for its season only. */
export async function loadAliases(
  db: Executor,
  source: string,
  countries: readonly string[],
  seasonIds: readonly number[],
): Promise<Map<string, number>> {
  if (countries.length === 0 || seasonIds.length === 0) return new Map();
  const scopes = countries.map((country) => scopeOf(source, country));
  const rows = await db
    .select()
    .from(teamAlias)
    .where(inArray(teamAlias.source, scopes))
    .orderBy(asc(teamAlias.seasonId));
  const aliases = new Map<string, number>();
  const add = (row: (typeof rows)[number], seasonId: number) =>
    aliases.set(aliasKey(row.source.slice(source.length + 1), seasonId, row.name), row.teamId);
  for (const row of rows) if (!row.onlyThisSeason) for (const id of seasonIds) add(row, id);
  for (const row of rows) if (seasonIds.includes(row.seasonId)) add(row, row.seasonId);
  return aliases;
}

export interface Alias {
  readonly country: string;
  readonly seasonId: number;
  readonly name: string;
  readonly teamId: number;
  readonly onlyThisSeason?: boolean;
}

/** An existing alias is kept: an operator may have set it. */
export async function saveAliases(
  db: Executor,
  source: string,
  aliases: readonly Alias[],
): Promise<void> {
  if (aliases.length === 0) return;
  await db
    .insert(teamAlias)
    .values(
      aliases.map(({ country, ...alias }) => ({ source: scopeOf(source, country), ...alias })),
    )
    .onConflictDoNothing();
}

/** Set by an operator: replaces any existing alias. */
export async function setAlias(db: Executor, source: string, alias: Alias): Promise<void> {
  const { country, ...row } = alias;
  await db
    .insert(teamAlias)
    .values({ source: scopeOf(source, country), ...row })
    .onConflictDoUpdate({
      target: [teamAlias.source, teamAlias.seasonId, teamAlias.name],
      set: {
        teamId: sql`excluded.team_id`,
        onlyThisSeason: sql`excluded.only_this_season`,
      },
    });
}

type AliasPlace = Pick<Alias, 'country' | 'seasonId' | 'name'>;
export type StoredAlias = Required<Pick<Alias, 'teamId' | 'onlyThisSeason'>>;

const isAlias = (source: string, { country, seasonId, name }: AliasPlace) =>
  and(
    eq(teamAlias.source, scopeOf(source, country)),
    eq(teamAlias.seasonId, seasonId),
    eq(teamAlias.name, name),
  );

export async function findAlias(
  db: Executor,
  source: string,
  place: AliasPlace,
): Promise<StoredAlias | null> {
  const [row] = await db
    .select({ teamId: teamAlias.teamId, onlyThisSeason: teamAlias.onlyThisSeason })
    .from(teamAlias)
    .where(isAlias(source, place));
  return row ?? null;
}

export async function removeAlias(db: Executor, source: string, place: AliasPlace): Promise<void> {
  await db.delete(teamAlias).where(isAlias(source, place));
}

const teamKey = (country: string, name: string) => `${country}\n${name.toLowerCase()}`;

/** Finds or inserts the rows of clubs; returns their ids by country and name. */
export async function ensureTeams(
  db: Executor,
  clubs: ReadonlyArray<{ readonly country: string; readonly name: string }>,
): Promise<(country: string, name: string) => number> {
  if (clubs.length > 0) {
    // Sorted, so that two concurrent imports wait for each other instead of deadlocking.
    const sorted = [...clubs].sort((a, b) =>
      teamKey(a.country, a.name) < teamKey(b.country, b.name) ? -1 : 1,
    );
    await db
      .insert(team)
      .values(sorted.map(({ country, name }) => ({ country, name })))
      .onConflictDoNothing();
  }
  const countries = [...new Set(clubs.map(({ country }) => country))];
  const rows = countries.length
    ? await db.select().from(team).where(inArray(team.country, countries))
    : [];
  const ids = new Map(rows.map((row) => [teamKey(row.country, row.name), row.id]));
  return (country, name) => {
    const id = ids.get(teamKey(country, name));
    if (id === undefined) throw new Error(`no row for ${name} (${country})`);
    return id;
  };
}

export async function findTeam(
  db: Executor,
  country: string,
  name: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: team.id })
    .from(team)
    .where(and(eq(team.country, country), eq(sql`lower(${team.name})`, name.toLowerCase())));
  return row?.id;
}

export async function recordUnknown(
  db: Executor,
  source: string,
  unknown: readonly UnknownName[],
  seenAt: Date,
  rawPayloadId: number,
): Promise<void> {
  if (unknown.length === 0) return;
  await db
    .insert(unknownTeam)
    .values(
      unknown.map(({ country, seasonId, name }) => ({
        source,
        country,
        seasonId,
        name,
        seenAt,
        rawPayloadId,
      })),
    )
    .onConflictDoUpdate({
      target: [unknownTeam.source, unknownTeam.country, unknownTeam.seasonId, unknownTeam.name],
      set: { seenAt: sql`excluded.seen_at`, rawPayloadId: sql`excluded.raw_payload_id` },
    });
}

/** A name that was resolved by mistake waits again. The response that contained it may be deleted by now. */
export async function recordUnknownAgain(
  db: Executor,
  source: string,
  { rawPayloadId, ...place }: AliasPlace & { readonly rawPayloadId: number | null },
  seenAt: Date,
): Promise<void> {
  const payload = sql<number | null>`(select id from raw_payload
    where id = ${rawPayloadId} and body is not null)`;
  await db
    .insert(unknownTeam)
    .values({ source, ...place, seenAt, rawPayloadId: payload })
    .onConflictDoNothing();
}

export async function listTeamNames(db: Executor, country: string): Promise<string[]> {
  const rows = await db.select({ name: team.name }).from(team).where(eq(team.country, country));
  return rows.map(({ name }) => name);
}

/** Removes unknown names that a provider has corrected in its file. */
export async function forgetCorrected(
  db: Executor,
  source: string,
  address: string,
  newestPayloadId: number,
): Promise<void> {
  await db.execute(sql`
    delete from unknown_team u using raw_payload p
    where p.id = u.raw_payload_id and u.source = ${source} and p.url = ${address}
      and p.id <> ${newestPayloadId}`);
}

export async function forgetUnknown(
  db: Executor,
  where: {
    readonly source: string;
    readonly country: string;
    readonly name: string;
    readonly seasonId?: number | undefined;
  },
): Promise<void> {
  await db
    .delete(unknownTeam)
    .where(
      and(
        eq(unknownTeam.source, where.source),
        eq(unknownTeam.country, where.country),
        eq(unknownTeam.name, where.name),
        where.seasonId === undefined ? undefined : eq(unknownTeam.seasonId, where.seasonId),
      ),
    );
}
