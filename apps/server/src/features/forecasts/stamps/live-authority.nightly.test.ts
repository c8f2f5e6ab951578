import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { startOpensslAuthority } from '#testing/openssl-authority.ts';
import { askAuthority } from './ask-authority.ts';
import { buildQuery, checkStamp } from './time-stamp.ts';

test("an authority on this machine's OpenSSL stamps each request anew", async () => {
  const authority = await startOpensslAuthority();
  onTestFinished(authority.stop);
  const { url, certificates: authorities } = authority;
  for (let count = 0; count < 8; count += 1) {
    const text = `${count + 1} ${randomBytes(32).toString('hex')}\n`;
    const nonce = randomBytes(16);
    const before = Date.now() - 1000;
    const reply = await askAuthority(url, buildQuery(text, nonce));
    const checked = await checkStamp(reply, { text, authorities, nonce });
    if (!checked.ok) throw new Error(checked.message);
    expect(checked.value.getTime()).toBeGreaterThanOrEqual(before);
    expect(checked.value.getTime()).toBeLessThanOrEqual(Date.now());
    const other = await checkStamp(reply, { text: `${text} `, authorities, nonce });
    expect(other.ok).toBe(false);
  }
});
