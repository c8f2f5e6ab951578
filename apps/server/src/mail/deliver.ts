import { type MailJob, readMailJob } from './mail-job.ts';
import type { MailContext, MailTemplate } from './mail-template.ts';
import { renderMail } from './render-mail.ts';
import { MailRefused, type MailTransport } from './transport.ts';

export interface DeliveryParts {
  readonly transport: MailTransport;
  readonly templates: readonly MailTemplate[];
  readonly context: MailContext;
  readonly from: string;
}

export type Delivered = 'sent' | 'not needed' | 'refused';

/** One try at one mail. Throws when it should be tried again. */
export async function deliver(parts: DeliveryParts, id: string, job: MailJob): Promise<Delivered> {
  const { template, data } = readMailJob(parts.templates, job);
  const address = await template.address(data, parts.context);
  if (!address) return 'not needed';
  try {
    await parts.transport.send({
      ...renderMail(template, data, address),
      id,
      kind: template.kind,
      from: parts.from,
      to: address.recipient.email,
      date: parts.context.clock.now(),
      ...(address.unsubscribe && { unsubscribe: address.unsubscribe }),
    });
    return 'sent';
  } catch (error) {
    await address.takeBack?.();
    if (error instanceof MailRefused) return 'refused';
    throw error;
  }
}
