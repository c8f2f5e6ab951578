import { loadMessages } from '#lib/i18n/translate.ts';

/** The shell with its messages, which are not part of the first load either. */
export async function loadAppShell() {
  const [shell] = await Promise.all([import('./-app-shell.tsx'), loadMessages('notices')]);
  return { default: shell.AppShell };
}
