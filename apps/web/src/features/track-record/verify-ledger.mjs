// Checks the chain of Tredici's ledger. Needs Node 18 or newer and nothing else:
//   node verify-ledger.mjs ledger-1.csv ledger-10001.csv …
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

let previous = ''; // The hash of the line before; the first line has none before it.
let place = 0;

for (const file of process.argv.slice(2)) {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n'); // Without the heading.
  for (const line of lines) {
    place += 1;
    // What was frozen at kick-off, its hash, then the goals and why it was void, if it was.
    const [, frozen, hash] = /^(.*),([0-9a-f]{64}),\d*,\d*,\w*$/.exec(line) ?? [];
    if (frozen === undefined) fail('cannot be read');
    const [sequence, before] = frozen.split(',', 2);
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
