import { accountCalls } from '@tredici/contract/account';
import { request, type Send } from '#lib/api/request.ts';

/** The request that index.html started while the program was loading. */
interface Early {
  readonly token: string;
  readonly reply: Promise<Response>;
}

export async function verifyToken(token: string) {
  const send = takeEarlyReply(token);
  const { user } = await request(
    accountCalls.verifyToken,
    { body: { token } },
    send ? { send } : {},
  );
  return user;
}

/** Used only once: later verifications need a fresh answer. */
function takeEarlyReply(token: string): Send | undefined {
  const page = globalThis as { tredici?: Early | undefined };
  const early = page.tredici;
  page.tredici = undefined;
  return early?.token === token ? () => early.reply : undefined;
}
