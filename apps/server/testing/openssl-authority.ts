import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const SETTINGS = `
[ req ]
distinguished_name = dn
prompt = no
[ dn ]
CN = unused
[ ca ]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign
[ signer ]
basicConstraints = critical,CA:false
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
[ stamps ]
serial = serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
`;

/** A time-stamping authority on the machine's own OpenSSL, with its own test certificates. */
export async function startOpensslAuthority() {
  const folder = await mkdtemp(join(tmpdir(), 'tredici-authority-'));
  const openssl = (...args: string[]) => run('openssl', args, { cwd: folder });
  await writeFile(join(folder, 'settings'), SETTINGS);
  await writeFile(join(folder, 'serial'), '01');
  const key = ['-newkey', 'rsa:2048', '-nodes', '-config', 'settings'];
  const named = (name: string) => ['-subj', `/CN=${name}`];
  await openssl(
    'req',
    '-x509',
    ...key,
    ...named('authority'),
    '-days',
    '30',
    '-extensions',
    'ca',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
  );
  await openssl('req', ...key, ...named('signer'), '-keyout', 'signer.key', '-out', 'signer.csr');
  await openssl(
    ...['x509', '-req', '-in', 'signer.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-days', '30'],
    ...['-CAcreateserial', '-extfile', 'settings', '-extensions', 'signer', '-out', 'signer.pem'],
  );
  const server = createServer(async (request, reply) => {
    const query: Buffer[] = [];
    for await (const part of request) query.push(part);
    await writeFile(join(folder, 'query'), Buffer.concat(query));
    await openssl(
      ...['ts', '-reply', '-config', 'settings', '-section', 'stamps', '-queryfile', 'query'],
      ...['-signer', 'signer.pem', '-inkey', 'signer.key', '-out', 'reply'],
    );
    reply.setHeader('content-type', 'application/timestamp-reply');
    reply.end(await readFile(join(folder, 'reply')));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    certificates: await readFile(join(folder, 'ca.pem'), 'utf8'),
    stop: async () => {
      await new Promise((done) => server.close(done));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
