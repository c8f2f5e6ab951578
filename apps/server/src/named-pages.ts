import { sql } from 'drizzle-orm';
import type { Db } from '#db/pool.ts';
import { MAX_INT_ID } from '#db/schema/columns.ts';
import { match } from '#db/schema/football.ts';
import { loadClubs } from '#features/clubs/store.ts';
import { findSharedList } from '#features/fantasy/lists/store.ts';
import type { Deps } from '#http/deps.ts';

/** Pages of a club, a match or a shared list: their addresses are the product's, whatever they name. */
const NAMED = /^\/(club|match|lista)\/([^/]+)\/?$/;

/** Whether what an address names is there; true of addresses that name nothing. */
export function createNamedPages({ db, memory }: Pick<Deps, 'db' | 'memory'>) {
  const findIn: Readonly<Record<string, (name: string) => Promise<boolean>>> = {
    club: async (slug) => (await loadClubs({ db, memory })).has(slug),
    match: (id) => isMatch(db, Number(id)),
    lista: async (key) => (await findSharedList(db, key)) !== undefined,
  };
  return async (path: string): Promise<boolean> => {
    const [, kind, written] = NAMED.exec(path) ?? [];
    if (!kind || !written) return true;
    const name = decoded(written);
    return name !== null && findIn[kind]!(name);
  };
}

async function isMatch(db: Db, id: number): Promise<boolean> {
  return id <= MAX_INT_ID && (await db.$count(match, sql`${match.id} = ${id}`)) === 1;
}

function decoded(written: string): string | null {
  try {
    return decodeURIComponent(written);
  } catch {
    return null;
  }
}
