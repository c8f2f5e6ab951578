import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { startEmbedded } from '#db/embedded/start.ts';
import { startChild } from './children.ts';

export interface KillRounds {
  readonly dataDir: string;
  readonly rounds: number;
  /** How long each round writes before the kill. */
  readonly writeMs: number;
  readonly writers: number;
}

export interface KillResult {
  readonly acknowledged: number;
  readonly lost: number;
  /** Longest time from starting a process to an answering server, recovery included. */
  readonly slowestRestartMs: number;
  /** Rounds that found the killed process's server still running. */
  readonly joined: number;
}

type Target = 'node' | 'postmaster' | 'everything';
const TARGETS: readonly Target[] = ['node', 'postmaster', 'everything'];

/** Writes, kills with SIGKILL, starts again, and at the end checks for every acknowledged row. */
export async function runKillRounds(options: KillRounds): Promise<KillResult> {
  const acknowledged = new Set<string>();
  let slowestRestartMs = 0;
  let joined = 0;
  for (let round = 0; round < options.rounds; round += 1) {
    const began = performance.now();
    const { dataDir, writers } = options;
    const child = startChild('kill-writer.ts', { dataDir, writers, round });
    const first = await child.next();
    if (!first.startsWith('ready')) throw new Error(first);
    slowestRestartMs = Math.max(slowestRestartMs, performance.now() - began);
    if (first.endsWith('joined')) joined += 1;
    const reading = collect(child, acknowledged);
    await sleep(options.writeMs);
    strike(TARGETS[round % TARGETS.length] ?? 'node', child.process.pid ?? 0, dataDir);
    await reading;
    await child.kill();
  }

  const began = performance.now();
  const server = await startEmbedded({ dataDir: options.dataDir, log: () => {} });
  if (!server.ok) throw new Error(server.message);
  slowestRestartMs = Math.max(slowestRestartMs, performance.now() - began);
  const pool = new Pool({ connectionString: server.value.url });
  const { rows } = await pool.query<{ row: string }>('select row from kill_probe');
  await pool.end();
  await server.value.release();
  const present = new Set(rows.map(({ row }) => row));
  const lost = [...acknowledged].filter((row) => !present.has(row)).length;
  return { acknowledged: acknowledged.size, lost, slowestRestartMs, joined };
}

async function collect(child: { next(): Promise<string> }, rows: Set<string>): Promise<void> {
  for (;;) {
    const line = await child.next().catch(() => undefined);
    if (line === undefined) return;
    rows.add(line);
  }
}

/** The postmaster is killed before its backends, so that it cannot clean up after them. */
function strike(target: Target, writer: number, dataDir: string): void {
  const postmaster = Number.parseInt(
    readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'),
    10,
  );
  const victims = {
    node: () => [writer],
    postmaster: () => [postmaster],
    everything: () => [postmaster, ...childrenOf(postmaster), writer],
  }[target]();
  for (const pid of victims) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It already ended together with the one before.
    }
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${Number(name)}/stat`, 'utf8');
      const ppid = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return ppid === parent ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}
