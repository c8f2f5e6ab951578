import type { Executor } from '#db/pool.ts';
import type { LedgerHead } from '../ledger/ledger-heads.ts';
import { chainHead } from '../store.ts';
import { findLastStamp, listStamps, saveStamp } from './stamp-store.ts';
import { buildQuery, checkStamp } from './time-stamp.ts';

/** The text that an authority stamps, so that anybody can check it with `openssl ts -verify -data` and this
 *  line. */
export const stampedText = ({ sequence, hash }: Pick<LedgerHead, 'sequence' | 'hash'>): string =>
  `${sequence} ${hash}\n`;

export interface StampContext {
  readonly db: Executor;
  readonly now: Date;
  readonly authorities: string;
  readonly nonce: Uint8Array;
  readonly ask: (query: Uint8Array) => Promise<Uint8Array>;
}

/** Has the end of the ledger stamped, once a day and only if the ledger has grown. */
export async function stampHead(context: StampContext): Promise<number> {
  const { db, now, authorities, nonce, ask } = context;
  const { sequence, hash } = await chainHead(db);
  const last = await findLastStamp(db);
  const day = now.toISOString().slice(0, 10);
  if (!hash || last?.day === day || last?.sequence === sequence) return 0;
  const text = stampedText({ sequence, hash: hash.toString('hex') });
  const reply = await ask(buildQuery(text, nonce));
  const checked = await checkStamp(reply, { text, authorities, nonce });
  if (!checked.ok) throw new Error(`no time stamp of the ledger: ${checked.message}`);
  return saveStamp(db, {
    day,
    sequence,
    hash,
    reply: Buffer.from(reply),
    stampedAt: checked.value,
  });
}

export interface CheckedStamps {
  /** The ends of the ledger that were stamped. */
  readonly heads: readonly LedgerHead[];
  readonly fault?: string;
}

/** Checks every stored stamp against the end that it names. Whether that end is in the ledger is checked by
 *  `verifyLedger`. */
export async function checkStamps(db: Executor, authorities: string): Promise<CheckedStamps> {
  const heads: LedgerHead[] = [];
  for (const { day, sequence, hash, reply, stampedAt } of await listStamps(db)) {
    const head = { sequence, hash: hash.toString('hex'), seenAt: stampedAt };
    const checked = await checkStamp(reply, { text: stampedText(head), authorities });
    if (!checked.ok) return { heads, fault: `the time stamp of ${day}: ${checked.message}` };
    if (checked.value.getTime() !== stampedAt.getTime()) {
      return { heads, fault: `the time stamp of ${day} is of another instant` };
    }
    heads.push(head);
  }
  return { heads };
}
