import type { Pool } from 'pg';
import type { Db } from '#db/pool.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { SecretBox } from '../secret-key.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import type { ReplyCache } from './cached-reply.ts';
import type { Memory } from './memory.ts';
import type { UserChanges } from './user-changes.ts';

/** What a feature's handlers are built from. */
export interface Deps {
  readonly config: Config;
  readonly version: string;
  readonly clock: Clock;
  readonly db: Db;
  readonly pool: Pool;
  readonly users: UserChanges;
  /** Resolves when this process has heard of all committed changes, for a reply that must include one. */
  hearChanges(): Promise<void>;
  /** Aborted once this server is about to close. */
  readonly closing: AbortSignal;
  readonly attempts: AttemptLimit;
  readonly cache: ReplyCache;
  readonly memory: Memory;
  readonly secrets: SecretBox;
  /** Logo addresses by bookmaker name. */
  readonly logos: Readonly<Record<string, string>>;
  /** Shown on the login page in demo mode; empty otherwise. */
  readonly demoUsers: readonly { readonly username: string; readonly password: string }[];
}
