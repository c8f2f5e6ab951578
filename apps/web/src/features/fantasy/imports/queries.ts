import type { QueryClient } from '@tanstack/react-query';
import { fantasyImportCalls } from '@tredici/contract/fantasy-imports';
import { fantasyPlayerCalls } from '@tredici/contract/fantasy-players';
import { callQuery } from '#lib/api/call-query.ts';

export const importsQuery = () => callQuery(fantasyImportCalls.listImports, {});
export const importQuery = (id: number) =>
  callQuery(fantasyImportCalls.getImport, { params: { id: String(id) } });

/** Activating or deactivating a file changes every list. */
export async function refreshLists(queries: QueryClient): Promise<void> {
  const calls = [
    ...Object.values(fantasyPlayerCalls),
    fantasyImportCalls.listImports,
    fantasyImportCalls.getImport,
  ];
  const paths = new Set(calls.map(({ path }) => path));
  await Promise.all([...paths].map((path) => queries.invalidateQueries({ queryKey: [path] })));
}
