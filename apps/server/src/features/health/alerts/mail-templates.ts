import type { Language } from '@tredici/contract/account';
import { CAUSE_KINDS } from '@tredici/contract/operator-watch';
import * as z from 'zod/mini';
import { defineMail, type MailTemplate } from '#mail/mail-template.ts';
import { describeCause, operatorMessages, say } from './words.ts';

const cause = z.object({
  kind: z.enum(CAUSE_KINDS),
  values: z.record(z.string(), z.string()),
});
const toOperator = { email: z.email() };

/** The product's first language, because there is no setting for the operator's language. */
const address = async ({ email }: { readonly email: string }) => ({
  recipient: { email, firstName: '', language: 'it' as const },
});

const aboutCauses = {
  data: z.object({ ...toOperator, causes: z.array(cause) }),
  values: ({ causes }: { readonly causes: readonly z.output<typeof cause>[] }, to: Language) => ({
    causes: causes.map((one) => describeCause(one, to)).join('\n'),
  }),
  address,
};

export const operatorAlertMail = defineMail(operatorMessages, {
  kind: 'operator-alert',
  ...aboutCauses,
});

export const operatorAllClearMail = defineMail(operatorMessages, {
  kind: 'operator-all-clear',
  ...aboutCauses,
});

export const operatorDailyMail = defineMail(operatorMessages, {
  kind: 'operator-daily',
  data: z.object({
    ...toOperator,
    causes: z.array(cause),
    sources: z.array(
      z.object({ source: z.string(), at: z.nullable(z.iso.datetime()), matches: z.int() }),
    ),
    credits: z.nullable(z.int()),
    jobs: z.object({ well: z.int(), all: z.int() }),
    counts: z.object({
      coming: z.int(),
      forecast: z.int(),
      frozen: z.int(),
      settled: z.int(),
      users: z.int(),
      pro: z.int(),
      waiting: z.int(),
    }),
    ledger: z.object({ rows: z.int(), hash: z.nullable(z.string()) }),
  }),
  values: ({ causes, sources, credits, jobs, counts, ledger }, to) => {
    const numbers = Object.fromEntries(
      Object.entries({ ...jobs, ...counts, rows: ledger.rows }).map(([name, count]) => [
        name,
        count.toLocaleString(localeOf(to)),
      ]),
    );
    const line = (key: Parameters<typeof say>[1], more: Record<string, string> = {}) =>
      say(to, key, { ...numbers, ...more });
    const sourceLines = sources.map(({ source, at, matches }) =>
      line('daily.source', {
        source,
        at: at === null ? line('daily.never') : instantText(at, to),
        matches: matches.toLocaleString(localeOf(to)),
      }),
    );
    return {
      attention:
        causes.length === 0
          ? line('daily.allWell')
          : [line('daily.attention'), ...causes.map((one) => describeCause(one, to))].join('\n'),
      sources: sources.length === 0 ? line('daily.noSource') : sourceLines.join('\n'),
      counts: [
        line('daily.jobs'),
        line('daily.coming'),
        line('daily.frozen'),
        line('daily.users'),
        line('daily.mails'),
        ...(credits === null ? [] : [line('daily.credits', { credits: String(credits) })]),
      ].join('\n'),
      ledger:
        ledger.hash === null
          ? line('daily.ledgerEmpty')
          : line('daily.ledger', { hash: ledger.hash }),
    };
  },
  address,
});

const localeOf = (language: Language): string => (language === 'it' ? 'it-IT' : 'en-GB');

function instantText(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  }).format(new Date(instant));
}

export const OPERATOR_MAILS: readonly MailTemplate[] = [
  operatorAlertMail,
  operatorAllClearMail,
  operatorDailyMail,
];
