import { userProfileCalls } from '@tredici/contract/user-profile';
import { expect, it, vi } from 'vitest';
import { request } from './request.ts';

it('a refusal is told in the console, without the data of anybody', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const asked = { params: { id: 4711 }, body: { user: { first_name: 'Ada' } } };
  const send = async () =>
    Response.json(
      { code: 'not_found', detail: 'Ada' },
      { status: 404, headers: { 'x-request-id': 'abc-1' } },
    );
  await expect(request(userProfileCalls.updateUserProfile, asked, { send })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(warn.mock.calls).toEqual([['PATCH', '/v1/tredici/userprofile/:id/', 404, 'abc-1']]);
  warn.mockRestore();
});
