import { forgetDrafts } from '#lib/session/draft-memory.ts';
import { session } from '#lib/session/session.ts';
import { forgetTournaments } from '#lib/session/tournament-memory.ts';

const MOMENT_MS = 3_000;

/** The server is told, but nobody waits for it longer than a moment, nor for the file that can tell it: the
 *  device forgets in any case. The cache of queries empties itself when its user goes. */
export async function logOut(tell = tellServer): Promise<void> {
  if (session.get()) {
    const moment = new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
    await Promise.race([tell().catch(() => undefined), moment]);
  }
  session.clear();
  forgetTournaments();
  forgetDrafts();
}

/** It brings the API client, which the first page does without. */
async function tellServer(): Promise<void> {
  const leaving = session.get()?.token;
  const { endSession } = await import('./end-session.ts');
  // Where it took long, somebody else may be in by now.
  if (session.get()?.token === leaving) await endSession();
}
