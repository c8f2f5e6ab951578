import { type ComponentProps, lazy, useState } from 'react';
import { loadMessages } from '#lib/i18n/translate.ts';
import type { AppShell } from './-app-shell.tsx';

let loaded: typeof AppShell | undefined;

/** The shell with its messages, which are not part of the first load either. */
export async function loadAppShell() {
  const [shell] = await Promise.all([import('./-app-shell.tsx'), loadMessages('notices')]);
  loaded = shell.AppShell;
  return { default: loaded };
}

const WaitedFor = lazy(loadAppShell);

/** The shell, at once where its file has come. Waited for, even for a moment, the page in it is drawn at
 *  React's lowest priority: every value that the page defers throws away what was drawn so far, and it
 *  begins anew, up to twenty times. */
export function LoadedShell(props: ComponentProps<typeof AppShell>) {
  const [Shell] = useState(() => loaded ?? WaitedFor);
  return <Shell {...props} />;
}
