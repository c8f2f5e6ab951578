import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { seedSmallWorld } from '#testing/small-world.ts';
import { createTestClock } from '#testing/test-app.ts';
import { command } from './demo.ts';

const { db, url } = await createTestDatabase();
await seedSmallWorld(db, { now: createTestClock().now(), playedWeeks: 1, coming: 1 });
let said = '';

beforeEach(() => {
  said = '';
  vi.stubEnv('DATABASE_URL', url);
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => {
    said += `${line}\n`;
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each(['live', 'demo'])(
  'of live data, in %s mode, there is nothing to take out',
  async (mode) => {
    vi.stubEnv('TREDICI_MODE', mode);
    expect(await command.run(['remove'])).toBe(1);
    expect(said).toContain('no demo world, so there is nothing to take out');
    expect(said).not.toContain('TREDICI_MODE');
  },
);

test('who asks for a new demo world where live data is, is told how to use either', async () => {
  vi.stubEnv('TREDICI_MODE', 'demo');
  expect(await command.run(['reset'])).toBe(1);
  expect(said).toContain('set TREDICI_MODE=live, or use another database');
});
