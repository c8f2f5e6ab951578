import { type MailJob, readMailJob } from './mail-job.ts';
import type { MailAddress, MailContext, MailTemplate } from './mail-template.ts';
import { renderMail } from './render-mail.ts';
import { MailRefused, type MailTransport } from './transport.ts';

export interface DeliveryParts {
  readonly transport: MailTransport;
  readonly templates: readonly MailTemplate[];
  readonly context: MailContext;
  readonly from: string;
}

export type Delivered = 'sent' | 'not needed' | 'refused';

export interface WaitingMail {
  readonly id: string;
  readonly data: MailJob;
}

/** One attempt for each of these mails, concurrently. A mail whose promise rejects should be tried again. */
export function deliverAll(
  parts: DeliveryParts,
  mails: readonly WaitingMail[],
): readonly Promise<Delivered>[] {
  const addressOf = addressesOf(parts, mails);
  return mails.map((mail) => deliver(parts, mail, addressOf));
}

type AddressOf = (
  template: MailTemplate,
  data: object,
  id: string,
) => Promise<MailAddress | undefined>;

/** Looks up the addresses of bulk mails together, as soon as the first one is needed. */
function addressesOf({ templates, context }: DeliveryParts, mails: readonly WaitingMail[]) {
  const together = new Map<string, Promise<ReadonlyMap<string, MailAddress | undefined>>>();
  const lookUp = async ({ kind, addressAll }: MailTemplate) => {
    const alike = mails.filter(({ data }) => data.kind === kind);
    const all = alike.map(({ data }) => readMailJob(templates, data).data);
    const addresses = (await addressAll?.(all, context)) ?? [];
    return new Map(alike.map(({ id }, at) => [id, addresses[at]]));
  };
  const addressOf: AddressOf = async (template, data, id) => {
    if (!template.addressAll) return template.address(data, context);
    const found = together.get(template.kind) ?? lookUp(template);
    together.set(template.kind, found);
    return (await found).get(id);
  };
  return addressOf;
}

async function deliver(
  parts: DeliveryParts,
  { id, data: job }: WaitingMail,
  addressOf: AddressOf,
): Promise<Delivered> {
  const { template, data } = readMailJob(parts.templates, job);
  const address = await addressOf(template, data, id);
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
