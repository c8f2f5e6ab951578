import { date, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** A finished match, with the forecast probability of its most likely result. */
export interface JudgedMatch {
  readonly home: string;
  readonly away: string;
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly sign: string;
  /** From 0 to 100. */
  readonly percent: number;
}

/** A coming match and its probabilities, from 0 to 100. */
export interface ComingMatch {
  readonly home: string;
  readonly away: string;
  /** An ISO instant. */
  readonly kickoff: string;
  readonly chances: readonly [one: number, draw: number, two: number];
}

/** The content of a week's newsletter, for all readers. */
export interface NewsletterContent {
  readonly score: { readonly judged: number; readonly right: number; readonly expected: number };
  readonly hits: readonly JudgedMatch[];
  readonly misses: readonly JudgedMatch[];
  readonly ofTheDay: ComingMatch | null;
  /** Only for Pro. */
  readonly clearest: readonly ComingMatch[];
  readonly open: readonly ComingMatch[];
}

/** The newsletter of a week, made once: all mails of that week have the same content, whenever they are
 *  sent. */
export const newsletterIssue = pgTable('newsletter_issue', {
  /** The Monday in Rome on which it is sent. */
  week: date('week', { mode: 'string' }).primaryKey(),
  content: jsonb('content').$type<NewsletterContent>().notNull(),
  madeAt: instant('made_at').notNull(),
});
