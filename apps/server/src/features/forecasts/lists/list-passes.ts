import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '#http/deps.ts';

/** All passes of a period end at the same time, so that everybody holds the same one and a cache stores a
 *  list once. */
const TERM_SECONDS = 300;
/** A pass is valid for at least this long when it is given out. */
const LEAST_SECONDS = 150;
/** Tolerates a difference between the clocks of the server that made it and the one that reads it. */
const SKEW_SECONDS = 60;
const PURPOSE = 'list pass';

export interface ListPass {
  readonly pass: string;
  readonly expiresAt: Date;
}

/** Gives access to lists for some minutes without a session: a signed text with its expiry and whether odds
 *  are shown. It is the same for all who may see the same. */
export function createListPasses({ clock, secrets }: Pick<Deps, 'clock' | 'secrets'>) {
  const sealOf = async (payload: string): Promise<Buffer> =>
    (await secrets.fingerprint(payload, PURPOSE)).subarray(0, 24);
  return {
    async issue(oddsHidden: boolean): Promise<ListPass> {
      const now = clock.now().getTime() / 1000;
      const end = Math.ceil((now + LEAST_SECONDS) / TERM_SECONDS) * TERM_SECONDS;
      const payload = `${end}.${oddsHidden ? 'plain' : 'odds'}`;
      const seal = (await sealOf(payload)).toString('base64url');
      return { pass: `${payload}.${seal}`, expiresAt: new Date(end * 1000) };
    },

    /** What a pass gives access to; undefined if we did not make it or it has expired. */
    async read(pass: string): Promise<{ readonly oddsHidden: boolean } | undefined> {
      const [, payload, end, kind, seal] =
        /^((\d{1,12})\.(odds|plain))\.([\w-]{32})$/.exec(pass) ?? [];
      if (!payload || !seal) return undefined;
      if (Number(end) + SKEW_SECONDS < clock.now().getTime() / 1000) return undefined;
      const isOurs = timingSafeEqual(Buffer.from(seal, 'base64url'), await sealOf(payload));
      return isOurs ? { oddsHidden: kind === 'plain' } : undefined;
    },
  };
}
