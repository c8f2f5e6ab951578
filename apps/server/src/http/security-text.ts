import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '#durations.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';

const HALF_A_YEAR_MS = 180 * DAY_MS;

/** Tells whom to contact about a vulnerability (RFC 9116). Made for each request, so that it never expires. */
export function serveSecurityText(
  app: FastifyInstance,
  { operator, publicUrl }: Pick<Config, 'operator' | 'publicUrl'>,
  clock: Clock,
): void {
  const path = '/.well-known/security.txt';
  app.get(path, (_request, reply) => {
    const expires = new Date(clock.now().getTime() + HALF_A_YEAR_MS);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: mailto:${operator.email}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: it, en',
      `Canonical: ${publicUrl}${path}`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
