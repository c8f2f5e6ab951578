import { type ComponentProps, lazy, useState } from 'react';
import { loadMessages } from '#lib/i18n/translate.ts';
import type { AppShell } from './-app-shell.tsx';

let loaded: typeof AppShell | undefined;

/** Loads the shell with its texts, which are not part of the first load either. */
export async function loadAppShell() {
  const [shell] = await Promise.all([import('./-app-shell.tsx'), loadMessages('notices')]);
  loaded = shell.AppShell;
  return { default: loaded };
}

// Not a `latePart`: without the shell there is no page to keep.
const WaitedFor = lazy(loadAppShell);

/** Renders the shell synchronously once its file has loaded. If it suspended, even briefly, React would draw
 *  the page inside at its lowest priority: every deferred value on the page would discard the work and start
 *  again, up to twenty times. */
export function LoadedShell(props: ComponentProps<typeof AppShell>) {
  const [Shell] = useState(() => loaded ?? WaitedFor);
  return <Shell {...props} />;
}
