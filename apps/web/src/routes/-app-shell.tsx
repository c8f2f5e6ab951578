import type { ReactNode } from 'react';
import { NewsletterPopup } from '#features/newsletter/newsletter-popup.tsx';
import { Notices } from '#features/notices/notices.tsx';
import { AppFrame } from '#features/shell/app-frame.tsx';
import { useConsent } from '#lib/consent.ts';
import { QueryProvider } from '#lib/query-client.tsx';
import type { Session } from '#lib/session.ts';
import { MantineRoot } from '#ui/mantine-root.tsx';

/** Everything around a page for someone who is in; fetched only then. */
export function AppShell({
  session,
  children,
}: {
  readonly session: Session;
  readonly children: ReactNode;
}) {
  const { consent } = useConsent();
  return (
    <MantineRoot>
      <QueryProvider>
        <AppFrame session={session} top={<Notices />}>
          {children}
        </AppFrame>
        {/* One question at a time, in one corner. */}
        {consent !== 'unset' && <NewsletterPopup user={session.user} />}
      </QueryProvider>
    </MantineRoot>
  );
}
