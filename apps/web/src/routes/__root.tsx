import {
  createRootRoute,
  type ErrorComponentProps,
  Outlet,
  redirect,
  useRouter,
} from '@tanstack/react-router';
import { Suspense } from 'react';
import { CookieBanner } from '#features/consent/cookie-banner.tsx';
import { ErrorPage } from '#features/pages/error-page.tsx';
import { NotFoundPage } from '#features/pages/not-found-page.tsx';
import { PublicFrame } from '#features/shell/public-frame.tsx';
import { ToastHost } from '#features/shell/toast-host.tsx';
import { useStore } from '#lib/device/store.ts';
import { guard } from '#lib/navigation/guard.ts';
import { useCurrentPage, usePageEffects } from '#lib/navigation/page-effects.ts';
import { paths } from '#lib/navigation/paths.ts';
import { session, useSession } from '#lib/session/session.ts';
import { notVerifiedNotice, verifySession } from '#lib/session/verify-session.ts';
import { latePart } from '#ui/late-part.tsx';
import { LoadedShell } from './-loaded-shell.tsx';

const NotVerifiedDialog = latePart(
  async () => (await import('#features/accounts/login/not-verified-dialog.tsx')).NotVerifiedDialog,
  { missing: 'notified' },
);

export const Route = createRootRoute({
  // Declares an unknown path as a public page.
  staticData: { name: 'notFound', access: 'public', title: 'title.notFound' },
  beforeLoad: async ({ location, matches, preload }) => {
    const page = matches.at(-1)?.staticData;
    const passage = await guard({
      access: page?.access ?? 'public',
      fullPath: location.href,
      visitor: () => session.get()?.user ?? null,
      // A preload, as when the pointer is over a link, asks the server nothing.
      verify: preload ? async () => 'valid' : verifySession,
      isOpenToAll: page?.openToAll && (() => page.openToAll!(location.pathname)),
    });
    if (passage.to === 'login') {
      const { redirectFrom } = passage;
      throw redirect({ to: '/login', search: redirectFrom ? { redirectFrom } : {} });
    }
    if (passage.to === 'pricing') {
      throw redirect({ to: '/prezzi', search: { premiumFeature: true } });
    }
  },
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: RootError,
});

function Root() {
  const page = useCurrentPage();
  const current = useSession();
  usePageEffects();
  // Between a logout and the next page, content that needs a login is no longer drawn.
  const isOpen = page.access === 'public' || page.openToAll !== undefined;
  const outlet = current || isOpen ? <Outlet /> : null;
  return (
    <>
      {current && page.frame !== 'public' ? (
        <Suspense>
          <LoadedShell session={current}>{outlet}</LoadedShell>
        </Suspense>
      ) : (
        <PublicFrame>{outlet}</PublicFrame>
      )}
      <CookieBanner hidden={page.name === 'cookieText'} policyPath={paths.cookieText()} />
      <ToastHost />
      <NotVerified />
    </>
  );
}

/** The guard has already redirected to the login page; the user may log in there or leave. */
function NotVerified() {
  const router = useRouter();
  if (!useStore(notVerifiedNotice)) return null;
  const close = () => notVerifiedNotice.set(false);
  return (
    <NotVerifiedDialog
      onAgain={() => {
        close();
        // After the dialog has returned the focus.
        requestAnimationFrame(() => {
          document.querySelector<HTMLElement>('main form input')?.focus();
        });
      }}
      onLater={() => {
        close();
        // Without the address to return to, because the user does not want to go there now.
        void router.navigate({ to: '/login', search: {}, replace: true });
      }}
    />
  );
}

/** Shows only errors of the frame itself; an error of a page is caught inside the frame. */
function RootError({ error }: ErrorComponentProps) {
  return <ErrorPage error={error} onRetry={() => location.reload()} />;
}
