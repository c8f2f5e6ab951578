import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadLegalText } from './load.ts';

/** Which line of the cookie policy's table speaks of each key that is kept in the browser. */
const SPOKEN_OF: Readonly<Record<string, string>> = {
  session: 'Sessione e utente',
  preferences: 'Lingua',
  'league-filter': 'Filtro dei campionati',
  tournaments: 'Filtro dei campionati',
  'best-bets': 'Scelte nelle pagine',
  'match-groups': 'Scelte nelle pagine',
  fantasy: 'Scelte nelle pagine',
  auction: 'Acquisti di un’asta',
  draft: 'Formazione modificata',
  'dismissed-notices': 'Avvisi già chiusi',
  'match-origin': 'Posizione nella pagina',
  registration: 'Registrazione in corso',
  registered: 'Registrazione in corso',
  'time-spent': 'Tempo passato qui',
  reloaded: 'Ora dell’ultima ricarica',
  consent: 'Scelta sui cookie',
};

const SOURCE = join(import.meta.dirname, '../../..');

function keysInCode(): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) => !/\.test\./.test(file));
  const keys = files.flatMap((file) => {
    const text = readFileSync(join(SOURCE, file), 'utf8');
    return [...text.matchAll(/['`]tredici\.([a-z-]+)/g)].map(([, key]) => key!);
  });
  return [...new Set(keys)].filter((key) => key !== 'invalid').sort();
}

it('what the code keeps in the browser and what the cookie policy tells of are the same', async () => {
  expect(keysInCode()).toEqual(Object.keys(SPOKEN_OF).sort());
  const make = await loadLegalText('cookie-policy', 'it');
  const operator = { name: 'x', email: 'x@y.it', address: null, vat_number: null };
  const tables = make(operator, null).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])),
  );
  const lines = tables.map(([what]) => String(what));
  for (const start of Object.values(SPOKEN_OF)) {
    expect(
      lines.filter((line) => line.startsWith(start)),
      start,
    ).toHaveLength(1);
  }
});
