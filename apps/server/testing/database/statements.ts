import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** The folder in which a run of the database tests records its statements, so that another server can be
 *  asked whether it accepts them. */
const folder = process.env.TREDICI_TEST_STATEMENTS;
const noted = new Set<string>();

/** Statements that a server can check without executing them. */
const CAN_BE_PREPARED = /^\s*(select|insert|update|delete|merge|with|values)\b/i;

/** Statements that differ only in parameters or the number of rows count as one. */
export const shapeOf = (text: string): string =>
  text
    .replace(/\$\d+/g, '$')
    .replace(/\((?:\$|default|,|\s)+\)(?:,\s*\((?:\$|default|,|\s)+\))*/gi, '($)');

export function noteStatements(pool: Pool): void {
  if (!folder) return;
  const file = join(folder, `${process.pid}.jsonl`);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const noting = (...args: unknown[]) => {
      const [asked] = args;
      const text = typeof asked === 'string' ? asked : (asked as { text?: string } | null)?.text;
      if (text && CAN_BE_PREPARED.test(text)) {
        const shape = shapeOf(text);
        if (!noted.has(shape)) {
          noted.add(shape);
          appendFileSync(file, `${JSON.stringify(text)}\n`);
        }
      }
      return query(...args);
    };
    Object.assign(client, { query: noting });
  });
}

/** Every recorded statement, once. */
export function readStatements(): string[] {
  if (!folder) throw new Error('TREDICI_TEST_STATEMENTS names no folder with statements.');
  const byShape = new Map<string, string>();
  for (const name of readdirSync(folder)) {
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)) {
      const text = JSON.parse(line) as string;
      byShape.set(shapeOf(text), text);
    }
  }
  return [...byShape.values()];
}
