// npm run test:nightly: everything that npm test runs, with today's clock, a new seed for the
// properties, and the tests in a random order.
import { randomInt } from 'node:crypto';

process.env.TREDICI_TEST_SEED ??= String(randomInt(1_000_000_000));
process.env.TREDICI_TEST_NOW ??= new Date().toISOString();
const { TREDICI_TEST_SEED: seed, TREDICI_TEST_NOW: now } = process.env;
const repeat = `To repeat this run: TREDICI_TEST_SEED=${seed} TREDICI_TEST_NOW=${now} npm test\n`;
process.stdout.write(repeat);
// The first line may be far above when the run ends.
process.on('exit', (code) => code !== 0 && process.stdout.write(repeat));

await import('./test.ts');
