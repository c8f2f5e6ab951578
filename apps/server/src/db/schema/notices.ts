import type { Notice } from '@tredici/contract/notices';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';

export const NOTICE_KINDS = [
  'season-pause',
  'national-break',
  'payments',
] as const satisfies readonly Notice['kind'][];

/** A pop-up with a time window; the web has its text, under `text_key`. */
export const notice = pgTable(
  'notice',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull(),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    textKey: text('text_key').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('notice_key_key').on(t.key),
    index('notice_window_idx').on(t.endsAt, t.startsAt),
    check('notice_kind_known', sql`${t.kind} in ('season-pause', 'national-break', 'payments')`),
    check('notice_window_forward', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);
