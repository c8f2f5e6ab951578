import { AppError } from '#http/app-error.ts';

/** Longer than any word of the lists, so a longer password cannot be among them. */
const LONGEST = 40;

let loading: Promise<ReadonlySet<string>> | undefined;

/** The most used passwords, and Italian words and names. They take a few megabytes, so they are read when the
 *  first password is chosen. */
async function loadWords(): Promise<ReadonlySet<string>> {
  const [common, italian] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-it'),
  ]);
  const { commonWords, firstnames, lastnames, wikipedia } = italian.dictionary;
  const passwords = common.dictionary['passwords-common'];
  const lists = [passwords, commonWords, firstnames, lastnames, wikipedia];
  return new Set(lists.flatMap((list) => list.map(stemOf)).filter((stem) => stem !== ''));
}

/** A password without the endings that people add to satisfy the rules: `Juventus1!` becomes `juventus`. */
const stemOf = (text: string): string => text.toLowerCase().replace(/[\p{N}\p{P}\p{S}]+$/u, '');

/** Whether a password is among those that attackers try first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (password.length > LONGEST) return false;
  loading ??= loadWords();
  return (await loading).has(stemOf(password));
}

export async function refuseCommon(field: string, password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  throw new AppError('validation', { fields: { [field]: ['password_common'] } });
}
