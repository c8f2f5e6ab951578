import type { CurrentUser } from '@tredici/contract/account';

/** First and last name, or the username of someone who gave no first name. */
export function nameOfUser(
  user: Pick<CurrentUser, 'username' | 'first_name' | 'last_name'>,
): string {
  const first = user.first_name.trim();
  return first === '' ? user.username : `${first} ${user.last_name}`.trim();
}
