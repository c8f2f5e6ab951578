import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { explainAuthorityFile } from './process-lifecycle.ts';

test('a file of certificates that is of no use is told at the start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tredici-authority-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const explain = (name: string | undefined, text?: string) => {
    const caFile = name && join(folder, name);
    if (caFile && text !== undefined) writeFileSync(caFile, text);
    return explainAuthorityFile({ timestamp: { url: undefined, caFile } });
  };
  expect(explain(undefined)).toBeUndefined();
  const pem = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n';
  expect(explain('authority.pem', pem)).toBeUndefined();
  expect(explain('absent.pem')).toMatch(/^TIMESTAMP_CA is ".*absent\.pem", .*\(ENOENT\)/);
  expect(explain('words.pem', 'hello')).toMatch(
    /^TIMESTAMP_CA is ".*words\.pem", .* no certificate/,
  );
});
