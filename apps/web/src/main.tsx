import './ui/fonts.css';
import './ui/theme.css';
import './ui/first-paint.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { loadSettings } from './lib/api/load-settings.ts';
import { startColorScheme } from './lib/device/color-scheme.ts';
import { startOffline } from './lib/device/offline.ts';
import { startTrustedTypes } from './lib/device/trusted-types.ts';
import { startLanguage } from './lib/i18n/translate.ts';
import { session } from './lib/session/session.ts';
import { loadClient } from './lib/session/verify-session.ts';
import { createAppRouter } from './router.tsx';
import { loadAppShell } from './routes/-loaded-shell.tsx';

startTrustedTypes();

// The content security policy forbids code made at run time, which zod tries unless told not to.
// It reads this when it arrives, with the API client.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

void start();

/** In short tasks, between which a finger is heard. The files of pages wait for this one to end, so it
 *  waits for none of them. */
async function start(): Promise<void> {
  await nextTask();
  const router = createAppRouter();
  // Before anything is fetched: a file that does not come is a reason to reload.
  startOffline(firstPageDrawn(router));
  // By itself: what draws takes as long to begin as all the rest.
  const drawing = import('react-dom/client');

  await nextTask();
  // Whoever is logged in will need these next; the others can do without for now.
  const shell = session.get() ? loadAppShell() : undefined;
  if (session.get()) void loadClient();
  await loadSettings();
  await startLanguage();
  startColorScheme();

  await nextTask();
  // A page is asked for while the server still looks at the session: whom it answers, it decides for
  // every call by itself.
  if (session.get()) {
    const { pathname, search } = router.latestLocation;
    void router.preloadRoute({ to: pathname, search });
    await nextTask();
  }

  // Loaded before it is drawn, the first page is one transition: React draws it in slices. A page that
  // cannot be loaded is drawn as well, and says so.
  const [{ createRoot }] = await Promise.all([drawing, Promise.allSettled([router.load(), shell])]);
  startTransition(() => {
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}

function firstPageDrawn(router: ReturnType<typeof createAppRouter>): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop();
      resolve();
    });
  });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
