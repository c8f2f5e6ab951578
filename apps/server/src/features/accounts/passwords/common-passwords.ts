import { AppError } from '#http/app-error.ts';

/** Longer than any word of the lists: a sentence is no common password. */
const LONGEST = 40;

let loading: Promise<ReadonlySet<string>> | undefined;

/** The most used passwords, and the words and names of Italian. They weigh a few megabytes, so they
 *  are read when the first password is chosen. */
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

/** What is left of a password without what people add to fulfil the rules: `Juventus1!` is `juventus`. */
const stemOf = (text: string): string => text.toLowerCase().replace(/[\p{N}\p{P}\p{S}]+$/u, '');

/** Whether a password is one that everybody tries first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (password.length > LONGEST) return false;
  loading ??= loadWords();
  return (await loading).has(stemOf(password));
}

export async function refuseCommon(field: string, password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  throw new AppError('validation', { fields: { [field]: ['password_common'] } });
}
