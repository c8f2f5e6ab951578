import { ACCOUNT_MAILS } from '#features/accounts/mails/templates.ts';
import { BILLING_MAILS } from '#features/billing/mail-templates.ts';
import { OPERATOR_MAILS } from '#features/health/alerts/mail-templates.ts';
import { NEWSLETTER_MAILS } from '#features/newsletter/mail-template.ts';
import type { MailTemplate } from '#mail/mail-template.ts';

/** Every mail that the program sends, as its feature registers it. */
export const MAIL_TEMPLATES: readonly MailTemplate[] = [
  ...ACCOUNT_MAILS,
  ...BILLING_MAILS,
  ...NEWSLETTER_MAILS,
  ...OPERATOR_MAILS,
];
