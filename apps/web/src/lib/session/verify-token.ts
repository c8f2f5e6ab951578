import { accountCalls } from '@tredici/contract/account';
import { request, type Send } from '#lib/api/request.ts';

/** The question as index.html has asked it already, while the program was on its way. */
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

/** Only the first to ask takes it: later answers may be others. */
function takeEarlyReply(token: string): Send | undefined {
  const page = globalThis as { tredici?: Early | undefined };
  const early = page.tredici;
  page.tredici = undefined;
  return early?.token === token ? () => early.reply : undefined;
}
