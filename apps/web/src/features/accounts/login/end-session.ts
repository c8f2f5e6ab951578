import { accountCalls } from '@tredici/contract/account';
import { request } from '#lib/api/request.ts';

/** Tells the server. */
export const endSession = () => request(accountCalls.logout, {});
