import type { FastifyInstance } from 'fastify';

/** Accepts no new connections, lets replies under way finish, and cuts off the rest after the grace: an
 *  endless download must not keep the program alive. */
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
