// npm run pack:engine: writes the engine as a package of plain ECMAScript modules with types into the data
// folder. Then it runs the example of the package's readme against it, with the Node.js that runs this.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const MOST_BYTES = 60_000;
const root = resolve(import.meta.dirname, '..');
const engine = join(root, 'packages/engine');
const out = join(root, 'data/engine');
const run = (command: string, args: readonly string[], cwd = root) =>
  execFileSync(command, [...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const built = mkdtempSync(join(tmpdir(), 'tredici-engine-'));
try {
  const compile = (...options: string[]) =>
    run(join(root, 'node_modules/.bin/tsc'), [
      '-p',
      join(engine, 'tsconfig.build.json'),
      '--outDir',
      built,
      ...options,
    ]);
  // The comments are kept in the type declarations, where editors show them, but not in the code.
  compile('--removeComments', '--declaration', 'false');
  compile('--emitDeclarationOnly');
  const { name, version } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  const { description, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const exported = { './*': { types: './*.d.ts', default: './*.js' } };
  const described = { name, version, description, license, type: 'module', sideEffects: false };
  writeFileSync(
    join(built, 'package.json'),
    `${JSON.stringify({ ...described, engines: { node: '>=20' }, exports: exported }, null, 2)}\n`,
  );
  cpSync(join(engine, 'README.md'), join(built, 'README.md'));
  mkdirSync(out, { recursive: true });
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', out], built));
  const file = join(out, packed.filename);
  const { size } = statSync(file);
  console.log(`${file}: ${size} bytes, ${packed.files.length} files`);
  tryExample(file);
  if (size > MOST_BYTES) throw new Error(`the package has more than ${MOST_BYTES} bytes`);
} finally {
  rmSync(built, { recursive: true, force: true });
}

/** Installs the package as a user would, and runs the example. */
function tryExample(file: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'tredici-example-'));
  try {
    const installed = join(folder, 'node_modules/@tredici/engine');
    mkdirSync(installed, { recursive: true });
    run('tar', ['-xzf', file, '--strip-components=1', '-C', installed]);
    cpSync(join(engine, 'example/forecast.ts'), join(folder, 'forecast.ts'));
    const program = `import { forecastOf } from './forecast.ts';
      const match = (day, home, away) => ({ competition: 'I1', season: 's', day, home, away,
        score: { home: day % 3, away: 1 } });
      const played = [match(1, 'A', 'B'), match(8, 'B', 'A')];
      const prices = { average: { result: { home: 2.1, draw: 3.4, away: 3.6 } } };
      const { bets } = forecastOf(played, match(15, 'A', 'B'), prices);
      if (!(Math.abs(bets['1'] + bets.X + bets['2'] - 1) < 1e-12)) throw new Error('no forecast');
      console.log('the example runs: 1 ' + bets['1'].toFixed(3) + ', X ' + bets.X.toFixed(3));`;
    writeFileSync(join(folder, 'run.mjs'), program);
    console.log(run(process.execPath, ['run.mjs'], folder).trim());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
