import type { ReactNode } from 'react';
import type { Session } from '#lib/session.ts';
import css from './frame.module.css';
import { FrameTop } from './frame-top.tsx';
import { SafetyFooter } from './safety-footer.tsx';

export function AppFrame({
  children,
}: {
  readonly session: Session;
  readonly children: ReactNode;
}) {
  return (
    <>
      <FrameTop />
      <main id="content" className={css.main}>
        {children}
      </main>
      <SafetyFooter />
    </>
  );
}
