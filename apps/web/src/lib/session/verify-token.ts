import { accountCalls } from '@tredici/contract/account';
import { request } from '#lib/api/request.ts';

export async function verifyToken(token: string) {
  const { user } = await request(accountCalls.verifyToken, { body: { token } });
  return user;
}
