import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { checkServer, explainConnectFailure, refuseOldServer } from './check-server.ts';
import { connectDatabase } from './connect.ts';

test('a server older than 15 is refused', () => {
  expect(refuseOldServer(140_012)?.message).toMatch(/PostgreSQL 14: use version 15 or newer/);
  expect(refuseOldServer(150_000)).toBeUndefined();
  expect(refuseOldServer(180_004)).toBeUndefined();
});

test.each(['mysql://u:secret@h/d', 'localhost', 'postgresql://u:sec ret@[::1/d'])(
  'an address that is none is refused without repeating it: %s',
  async (databaseUrl) => {
    const result = await connectDatabase({ databaseUrl, dataDir: '/nowhere' });
    expect(result).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^[^\n]*DATABASE_URL/),
    });
    expect(JSON.stringify(result)).not.toMatch(/secret|sec ret/);
  },
);

test('an unreachable server is reported with the reason', async () => {
  const result = await connectDatabase({
    databaseUrl: 'postgresql://u:secret@127.0.0.1:1/d',
    dataDir: '/nowhere',
  });
  expect(result).toMatchObject({ ok: false, message: expect.stringContaining('ECONNREFUSED') });
  expect(explainConnectFailure(new Error('odd\nthing'))).toMatch(/odd/);
});

test('a server that accepts a connection but never answers is given up after the time limit', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const url = `postgresql://u:secret@127.0.0.1:${port}/d`;
  const result = await checkServer(url, 'DATABASE_URL', { timeoutMs: 50 });
  silent.close();
  expect(result).toMatchObject({ ok: false, message: expect.stringContaining('timeout') });
});
