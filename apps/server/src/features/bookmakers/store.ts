import { eq, sql } from 'drizzle-orm';
import { keyArray } from '#db/array-text.ts';
import type { Executor } from '#db/pool.ts';
import { integer, type RowOf, readRows, text, truth } from '#db/read-rows.ts';
import { bookmaker } from '#db/schema/football.ts';
import type { ListedMatch } from '#features/matches/store.ts';

/** The bookmaker's page of this match, or its home page; none for one that is not licensed. */
export const urlOf = (
  row: Pick<ListedMatch, 'links'>,
  {
    key,
    url,
    licensed,
  }: { readonly key: string; readonly url: string | null; readonly licensed: boolean },
): string | null => (licensed ? (row.links?.[key] ?? url) : null);

/** Of a bookmaker `b`: whether its prices are shown. */
export const IS_SHOWN = sql.raw(
  '(b.licensed or not exists (select from bookmaker where licensed))',
);

/** Sets which bookmakers are licensed from now on. One without prices so far already gets its row; any later
 *  one that is not in the list is not licensed. */
export async function setLicensed(
  db: Executor,
  licensed: ReadonlyMap<string, string>,
): Promise<void> {
  await ensureBookmakers(db, licensed);
  const keys = sql`any(${keyArray([...licensed.keys()])}::text[])`;
  await db
    .update(bookmaker)
    .set({ licensed: sql`${bookmaker.key} = ${keys}` })
    .where(sql`${bookmaker.licensed} <> (${bookmaker.key} = ${keys})`);
}

export async function licenseAll(db: Executor): Promise<void> {
  await db.update(bookmaker).set({ licensed: true }).where(eq(bookmaker.licensed, false));
}

const MET = {
  key: text('b.key'),
  name: text('b.name'),
  licensed: truth('b.licensed'),
  /** Prices of coming matches. */
  prices: integer('(select count(*) from latest_price l where l.bookmaker_id = b.id)::int'),
};

export async function listBookmakers(db: Executor): Promise<RowOf<typeof MET>[]> {
  return readRows(db, MET, (columns) => sql`select ${columns} from bookmaker b order by b.key`);
}

/** Inserts or renames the rows of bookmakers; returns ids by key. */
export async function ensureBookmakers(
  db: Executor,
  bookmakers: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  const idsOf = (rows: readonly { readonly key: string; readonly id: number }[]) =>
    new Map(rows.map(({ key, id }) => [key, id]));
  const rows = await db.select().from(bookmaker);
  const names = new Map(rows.map(({ key, name }) => [key, name]));
  // A bookmaker licensed before its first price has only its key as a name.
  const isNews = ([key, name]: readonly [string, string]) =>
    !names.has(key) || (names.get(key) === key && name !== key);
  const news = [...bookmakers].filter(isNews).sort();
  if (news.length === 0) return idsOf(rows);
  await db
    .insert(bookmaker)
    .values(news.map(([key, name]) => ({ key, name })))
    .onConflictDoUpdate({ target: bookmaker.key, set: { name: sql`excluded.name` } });
  return idsOf(await db.select().from(bookmaker));
}
