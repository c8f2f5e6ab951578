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

// The content security policy forbids eval, which zod tries unless told not to. It reads this setting when it
// is loaded with the API client.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

void start();

/** Split into short tasks, so that the page reacts to input in between. The files of pages import this one,
 *  so it must not wait for them at its top level. */
async function start(): Promise<void> {
  await nextTask();
  const router = createAppRouter();
  // First, because it reloads the page when a file turns out to be missing.
  startOffline(firstPageDrawn(router));
  // In parallel: React takes as long to start as everything else.
  const drawing = import('react-dom/client');

  await nextTask();
  // Users with a session need these next; others can do without for now.
  const shell = session.get() ? loadAppShell() : undefined;
  if (session.get()) void loadClient();
  await loadSettings();
  await startLanguage();
  startColorScheme();

  await nextTask();
  // The page's calls start while the session is still being verified; the server checks every call anyway.
  if (session.get()) {
    const { pathname, search } = router.latestLocation;
    void router.preloadRoute({ to: pathname, search });
    await nextTask();
  }

  // Loaded before it is rendered, so that the first page is a single transition, which React renders in
  // slices. A page that cannot be loaded is rendered too, with the error.
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
