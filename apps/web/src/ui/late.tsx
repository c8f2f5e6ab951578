import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { isMissingFile, reloadOnce } from '#lib/device/missing-files.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from './button.tsx';
import { SectionMessage } from './section-message.tsx';

const LINES = 3;

/** Around a part that is fetched later than its page. Where its file does not come, the part says so; the page
 *  around it, with what was written into it, stays. */
export function Late({ children }: { readonly children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={NotFetched}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  );
}

function NotFetched({ error }: { readonly error: unknown }) {
  // What is wrong with the program itself is for the page to tell.
  if (!isMissingFile(error)) throw error;
  const t = useText('pages');
  const common = useText('common');
  useEffect(() => {
    void reloadOnce(error);
  }, [error]);
  return (
    <SectionMessage
      alert
      lines={LINES}
      text={t('error.unreachable')}
      action={<Button onClick={() => void reloadOnce(error)}>{common('retry')}</Button>}
    />
  );
}
