import type { Db } from '#db/pool.ts';
import { NOTICE_KINDS } from '#db/schema/notices.ts';
import { addNotice, endNotice, listNotices, type NewNotice } from '#features/notices/store.ts';
import { createClock } from '../clock.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { type Command, fail, refuseUsage } from './command.ts';
import { readInstant, readWords } from './read-words.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  name: 'notice',
  summary: 'Shows visitors a notice for a while, ends it, or lists all',
  usage: `npm run tredici -- notice list
       npm run tredici -- notice add <key> --kind <kind> --from <instant> --to <instant>
       npm run tredici -- notice end <key>

  <key>    a name of your own, as payments-2027; the same name again moves its window
  --kind   ${NOTICE_KINDS.join(', ')}: which text is shown
  --from, --to  its window, with their zone, as 2026-09-21T00:00:00+02:00
  end      ends it now`,
  async run(args) {
    const order = readNotice(args);
    if ('problem' in order) return refuseUsage(order.problem, command);
    const config = configOrExit();
    return withDatabase(config, async ({ db }) => {
      return await carryOut(db, order, createClock(config.startsAt).now());
    });
  },
};

type Order =
  | { readonly action: 'list' }
  | { readonly action: 'end'; readonly key: string }
  | ({ readonly action: 'add' } & NewNotice);

async function carryOut(db: Db, order: Order, now: Date): Promise<number> {
  if (order.action === 'end') {
    if (!(await endNotice(db, order.key, now))) return fail(`no notice "${order.key}" is open.`);
    console.log(`${order.key} has ended`);
    return 0;
  }
  if (order.action === 'add') {
    const { action, ...notice } = order;
    await addNotice(db, notice, now);
  }
  for (const { key, kind, startsAt, endsAt } of await listNotices(db)) {
    const state = endsAt <= now ? 'over' : startsAt > now ? 'to come' : 'open';
    console.log(`${key}  ${kind}  ${startsAt.toISOString()} to ${endsAt.toISOString()}  ${state}`);
  }
  return 0;
}

export function readNotice(args: readonly string[]): Order | { readonly problem: string } {
  const parsed = readWords(args, {
    kind: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
  });
  if ('problem' in parsed) return parsed;
  const [action, key, ...rest] = parsed.positionals;
  const { kind, from, to } = parsed.values;
  if (action === 'list' && key === undefined) return { action };
  if (action !== 'add' && action !== 'end') {
    return { problem: 'say what to do: notice list, add or end.' };
  }
  if (!/^[a-z0-9-]{1,60}$/.test(key ?? '')) return { problem: 'say its key, as payments-2027.' };
  if (rest.length > 0) return { problem: `"${rest[0]}" is one word too many.` };
  if (action === 'end') return { action, key: key! };
  const known = NOTICE_KINDS.find((one) => one === kind);
  if (!known) return { problem: `--kind is one of ${NOTICE_KINDS.join(', ')}.` };
  const [startsAt, endsAt] = [readInstant(from), readInstant(to)];
  if (!startsAt || !endsAt) {
    return {
      problem: '--from and --to are instants with their zone, as 2026-09-21T00:00:00+02:00.',
    };
  }
  if (startsAt >= endsAt) return { problem: '--to comes after --from.' };
  return { action, key: key!, kind: known, startsAt, endsAt };
}
