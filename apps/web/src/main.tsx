import './ui/fonts.css';
import './ui/theme.css';
import './ui/first-paint.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadSettings } from './lib/api/load-settings.ts';
import { startColorScheme } from './lib/device/color-scheme.ts';
import { startOffline } from './lib/device/offline.ts';
import { startTrustedTypes } from './lib/device/trusted-types.ts';
import { startLanguage } from './lib/i18n/translate.ts';
import { session } from './lib/session/session.ts';
import { loadClient } from './lib/session/verify-session.ts';
import { router } from './router.tsx';
import { loadAppShell } from './routes/-loaded-shell.tsx';

startTrustedTypes();

// The content security policy forbids code made at run time, which zod tries unless told not to.
// It reads this when it arrives, with the API client.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Whoever is logged in will need these next; the others can do without for now.
const shell = session.get() ? loadAppShell() : undefined;
if (session.get()) void loadClient();

// Before the first wait: a file of the words that does not come is a reason to reload, too.
startOffline(firstPageDrawn());
await loadSettings();
await startLanguage();
startColorScheme();

// A page is asked for while the server still looks at the session: whom it answers, it decides for
// every call by itself.
if (session.get()) {
  const { pathname, search } = router.latestLocation;
  void router.preloadRoute({ to: pathname, search });
}

function firstPageDrawn(): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop();
      resolve();
    });
  });
}

// Loaded before it is drawn, the first page is one transition: React draws it in slices, between which
// a finger is heard. The files of pages wait for this one to end, so it waits for none of them; a page
// that cannot be loaded is drawn as well, and says so.
void Promise.allSettled([router.load(), shell]).then(drawFirstPage);

function drawFirstPage(): void {
  startTransition(() => {
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}
