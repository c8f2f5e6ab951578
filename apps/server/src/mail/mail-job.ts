import type { MailTemplate } from './mail-template.ts';

/** A mail as stored in the queue: its kind, and the data of its template. */
export interface MailJob {
  readonly kind: string;
  readonly [name: string]: unknown;
}

export function toMailJob<Data extends object>(template: MailTemplate<Data>, data: Data): MailJob {
  return { ...data, kind: template.kind };
}

/** The template of a job with its data, validated because an older program may have queued it. */
export function readMailJob(
  templates: readonly MailTemplate[],
  { kind, ...data }: MailJob,
): { template: MailTemplate; data: object } {
  const template = templates.find((one) => one.kind === kind);
  if (!template) throw new Error(`No template for a mail of the kind ${kind}`);
  const checked = template.data.safeParse(data);
  if (!checked.success)
    throw new Error(`A mail of the kind ${kind} has other data than its template`);
  return { template, data: checked.data };
}
