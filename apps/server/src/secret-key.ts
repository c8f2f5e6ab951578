import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what the database must not give away by itself. What it is for is bound to it: a text of one
 *  user opens nothing as another's. */
export interface SecretBox {
  seal(text: Buffer, purpose: string): Promise<Buffer>;
  /** Nothing where it was sealed with another key or for something else. */
  open(sealed: Buffer, purpose: string): Promise<Buffer | undefined>;
  /** Of a text that is too short for a bare hash: without the key it cannot be guessed at. */
  fingerprint(text: string, purpose: string): Promise<Buffer>;
}

/** The key is asked for when something is first sealed or opened: who needs none has no file of it. */
export function createSecretBox(config: Pick<Config, 'secretKey' | 'dataDir'>): SecretBox {
  let loading: Promise<Buffer> | undefined;
  const key = () => {
    loading ??= loadKey(config).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    async seal(text, purpose) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, await key(), iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    async open(sealed, purpose) {
      const iv = sealed.subarray(0, IV_BYTES);
      const decipher = createDecipheriv(CIPHER, await key(), iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(purpose));
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const body = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]);
      } catch {
        return undefined;
      }
    },
    async fingerprint(text, purpose) {
      return createHmac('sha256', await key())
        .update(`${purpose}\n${text}`)
        .digest();
    },
  };
}

async function loadKey({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>) {
  const text = secretKey ?? (await readOrMakeKey(join(dataDir, 'secret-key')));
  return Buffer.from(hkdfSync('sha256', text, '', 'tredici secret box', 32));
}

/** Several processes may want the first key at once: one file is linked into place, whole, and all
 *  read that one. */
async function readOrMakeKey(file: string): Promise<string> {
  const found = await readFile(file, 'utf8').catch(noSuchFile);
  if (found !== undefined) return wholeKey(found, file);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return wholeKey(await readFile(file, 'utf8'), file);
}

/** A key that was cut short would still encrypt, with something that can be guessed. */
function wholeKey(text: string, file: string): string {
  const key = text.trim();
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`${file} is not a key: put the right one back`);
  return key;
}

function noSuchFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
