// npm run bench -- <name> [...]: runs bench/<name>.ts, which exports run(args).
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

type Bench = { run(args: readonly string[]): Promise<void> };

/** Files of this folder that are not benches themselves. */
const NOT_BENCHES = new Set(['run.ts', 'save-result.ts']);

const [name, ...args] = process.argv.slice(2);
if (!name || !/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(benchPath(name))) {
  console.error(`npm run bench -- <name> [...], where name is one of: ${benchNames().join(', ')}`);
  process.exitCode = 2;
} else {
  const bench = (await import(benchPath(name))) as Bench;
  await bench.run(args);
}

function benchPath(of: string): string {
  return join(import.meta.dirname, `${of}.ts`);
}

function benchNames(): string[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !NOT_BENCHES.has(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}
