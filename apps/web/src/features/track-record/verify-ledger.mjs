// Checks the chain of Tredici's ledger. Needs Node 18 or newer and nothing else:
//   node verify-ledger.mjs ledger-1.csv ledger-10001.csv …
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

// How a line begins in each format: its place in the chain and the hash of the line before it. The
// first format does not say its number.
const STARTS = { 1: /^(\d+),([0-9a-f]*),/, 2: /^v2,(\d+),([0-9a-f]*),/ };

let previous = ''; // The hash of the line before; the first line has none before it.
let place = 0;

for (const file of process.argv.slice(2)) {
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    if (/^(sequence|format),/.test(line)) continue; // The names of the columns.
    place += 1;
    // What was frozen at kick-off, its hash, then the goals and why it was void, if it was.
    const [, frozen, hash] = /^(.*),([0-9a-f]{64}),\d*,\d*,\w*$/.exec(line) ?? [];
    if (frozen === undefined) fail('cannot be read');
    const format = /^v(\d+),/.exec(frozen)?.[1] ?? 1;
    if (!(format in STARTS)) fail(`has format ${format}; download this script anew`);
    const [, sequence, before] = STARTS[format].exec(frozen) ?? fail('cannot be read');
    if (sequence !== String(place)) fail(`is number ${sequence}; give the files in their order`);
    if (before !== previous) fail('does not follow the line before it');
    if (createHash('sha256').update(frozen).digest('hex') !== hash) fail('was changed');
    previous = hash;
  }
}
process.stdout.write(`The chain is whole: ${place} lines, last hash ${previous}\n`);

function fail(why) {
  process.stdout.write(`The chain is broken: line ${place} ${why}\n`);
  process.exit(1);
}
