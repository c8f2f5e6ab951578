import Fastify from 'fastify';
import { createLog } from '#log/logging.ts';
import { servePaymentPages } from '../src/demo/payments/pages.ts';
import {
  type PaymentsStandIn,
  type StandInOptions,
  startPaymentsStandIn,
} from '../src/demo/payments/stand-in.ts';

/** The stand-in of the payment provider with its pages at a separate address, like the real one: for a
 *  Tredici that is configured with keys. */
export async function startPaymentsSite(
  options: Pick<StandInOptions, 'db' | 'clock'> & { readonly port: number },
): Promise<PaymentsStandIn> {
  const pagesUrl = `http://127.0.0.1:${options.port}/demo-pagamenti`;
  const standIn = await startPaymentsStandIn({ ...options, log: createLog('silent'), pagesUrl });
  const pages = Fastify();
  servePaymentPages(pages, standIn.provider);
  // In the demonstration the pages and Tredici are one site, and forms may not lead anywhere else.
  pages.addHook('onSend', async (_request, reply) => {
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    const mayLead = "form-action 'self' http://127.0.0.1:*";
    reply.header('content-security-policy', policy.replace("form-action 'self'", mayLead));
  });
  await pages.listen({ host: '127.0.0.1', port: options.port });
  return {
    ...standIn,
    async close() {
      await pages.close();
      await standIn.close();
    },
  };
}
