import type { FastifyInstance } from 'fastify';

/** Takes no new connection, lets replies under way finish, and cuts off what is left after the
 *  grace: a download that never ends must not keep the program alive. */
export async function closeGracefully(app: FastifyInstance, graceMs: number): Promise<void> {
  const cut = setTimeout(() => {
    app.log.warn('closing: cutting off connections that did not finish in time');
    app.server.closeAllConnections();
  }, graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
