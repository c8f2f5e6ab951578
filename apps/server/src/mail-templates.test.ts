import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type MailJob, readMailJob } from '#mail/mail-job.ts';
import type { MailAddress } from '#mail/mail-template.ts';
import { renderMail } from '#mail/render-mail.ts';
import { MAIL_TEMPLATES } from './mail-templates.ts';

const link = 'https://tredici.test/reset-password/7/abc';
const recipient = { email: 'carla@example.test', firstName: 'Carla', language: 'it' } as const;
const userId = 7;
const email = 'operator@example.test';
/** One of each kind. */
const causes = [
  { kind: 'source', values: { source: 'the-odds-api', detail: 'unavailable: status 503' } },
  {
    kind: 'odd-file',
    values: { source: 'x', address: '/I1.csv', early: '3', found: '379', before: '380' },
  },
  { kind: 'unknown-names', values: { names: 'Intr (Italy), Bayrn (Germany)' } },
  { kind: 'no-forecast', values: { league: 'Italy Serie A' } },
  { kind: 'job-failing', values: { job: 'forecast', detail: 'no convergence' } },
  { kind: 'queue-late', values: { job: 'settle' } },
  { kind: 'disk', values: { free: '312', percent: '1.4' } },
  { kind: 'ledger', values: { job: 'keep-ledger-head', detail: 'its end was cut off' } },
  { kind: 'mail-queue', values: { waiting: '14' } },
];
const JOBS: readonly MailJob[] = [
  { kind: 'verification', userId },
  { kind: 'already-verified', userId },
  { kind: 'account-made', userId },
  { kind: 'password-reset', userId },
  { kind: 'password-changed', userId },
  { kind: 'second-factor-on', userId },
  { kind: 'second-factor-off', userId },
  { kind: 'new-device', userId, device: 'Firefox · Linux', at: '2026-03-14T18:00:00Z' },
  { kind: 'new-device', userId, device: '', at: '2026-08-14T18:00:00Z' },
  { kind: 'leave-email', userId },
  { kind: 'take-email', userId },
  { kind: 'email-changed', recipient },
  { kind: 'account-deleted', recipient },
  { kind: 'account-deleted-by-operator', recipient },
  { kind: 'subscription-started', userId, plan: 'monthly', renewsOn: '2026-04-14T10:00:00Z' },
  { kind: 'subscription-started', userId, plan: 'yearly', renewsOn: '2027-03-14T23:30:00Z' },
  { kind: 'subscription-ended', userId, endsOn: '2026-08-01T10:00:00Z' },
  { kind: 'payment-failed', userId, amountCents: 999, currency: 'EUR' },
  { kind: 'contract-withdrawn', userId, askedOn: '2026-08-01T10:00:00Z' },
  { kind: 'newsletter', userId, week: '2026-03-16' },
  { kind: 'operator-alert', email, causes },
  { kind: 'operator-all-clear', email, causes: causes.slice(0, 1) },
  {
    kind: 'operator-daily',
    email,
    causes,
    credits: 412,
    jobs: { well: 20, all: 22 },
    sources: [
      { source: 'football-data.co.uk', at: '2026-03-14T05:40:00Z', matches: 12345 },
      { source: 'the-odds-api', at: null, matches: 0 },
    ],
    counts: { coming: 96, forecast: 90, frozen: 31, settled: 28, users: 1204, pro: 87, waiting: 0 },
    ledger: { rows: 82154, hash: 'ab'.repeat(32) },
  },
];
const LINKLESS = new Set([
  'account-deleted',
  'account-deleted-by-operator',
  'email-changed',
  'contract-withdrawn',
  'operator-alert',
  'operator-all-clear',
  'operator-daily',
]);

/** What is looked up when the mail goes out. */
const LOOKED_UP: Readonly<Record<string, Partial<MailAddress>>> = {
  newsletter: {
    values: { summary: '118/210' },
    sections: [{ heading: 'A & B', lines: ['Inter – Roma 3-0', '<Como> – Pisa 0-0'] }],
    unsubscribe: 'https://tredici.test/disiscrizione/7-abc',
  },
};

const rendered = JOBS.flatMap((job) =>
  (['it', 'en'] as const).map((language) => {
    const { template, data } = readMailJob(MAIL_TEMPLATES, job);
    const address = {
      recipient: { ...recipient, language },
      ...(LINKLESS.has(job.kind) ? {} : { link }),
      ...LOOKED_UP[job.kind],
    };
    const mail = renderMail(template, data, address);
    return { kind: job.kind, language, words: template.words[language], ...mail };
  }),
);

test('every mail is word for word what it was', async () => {
  const text = rendered.map(({ kind, language, words, subject, html, text }) => {
    const hash = createHash('sha256').update(html).digest('hex');
    const { preview, heading } = words;
    return `=== ${kind}, ${language}\nSubject: ${subject}\nPreview: ${preview}\nHeading: ${heading}\nHTML: ${hash}\n\n${text}`;
  });
  await expect(text.join('\n')).toMatchFileSnapshot('./mail-templates.snapshot.txt');
});

test('every template is tried, and no two have one kind', () => {
  const kinds = MAIL_TEMPLATES.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect([...new Set(JOBS.map(({ kind }) => kind))].sort()).toEqual(kinds.sort());
});

test.each(rendered)('$kind in $language says the same in both forms', (mail) => {
  const { kind, language, words, subject, html, text } = mail;
  expect(html).toContain(`<html lang="${language}">`);
  expect(plain(html)).toContain(words.heading);
  for (const paragraph of words.paragraphs.filter((one) => !one.includes('{{'))) {
    expect(plain(html)).toContain(paragraph);
    expect(text).toContain(paragraph);
  }
  if (!LINKLESS.has(kind)) {
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(link);
  }
  // Nothing is fetched when the mail is opened: no picture, no font, no script.
  expect(html).not.toMatch(/<img|<script|<link|url\(|src=/);
  expect(`${html} ${text}`).not.toContain('{{');
  // Every subject stands on one line of plain characters.
  expect(subject).toMatch(/^[\p{L}\p{N} ’'-]{10,60}$/u);
});

test('only mails to users say that they concern an account', () => {
  const others = rendered.filter(
    ({ text }) => !/tuo account Tredici|your Tredici account/.test(text),
  );
  expect([...new Set(others.map(({ kind }) => kind))]).toEqual([
    'newsletter',
    'operator-alert',
    'operator-all-clear',
    'operator-daily',
  ]);
});

test('a mail that nobody knows, or that has other data, is a mistake and not lost', () => {
  expect(() => readMailJob(MAIL_TEMPLATES, { kind: 'greeting' })).toThrow('No template');
  expect(() => readMailJob(MAIL_TEMPLATES, { kind: 'verification', userId: 'x' })).toThrow(
    'other data',
  );
});

/** The text of HTML, as a reader sees it. */
function plain(html: string): string {
  return html
    .replaceAll(/<style>[\s\S]*<\/style>/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
