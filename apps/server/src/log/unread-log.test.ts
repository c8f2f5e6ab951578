import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, '../../testing/unread-log-child.ts');

test('a process ends although nobody reads what it logs', async () => {
  const child = spawn(process.execPath, [SCRIPT], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  try {
    await once(child, 'message');
    child.stdout!.destroy();
    child.disconnect();
    const [code] = await once(child, 'exit', { signal: AbortSignal.timeout(60_000) });
    expect(code).toBe(0);
  } finally {
    child.kill('SIGKILL');
  }
}, 90_000);
