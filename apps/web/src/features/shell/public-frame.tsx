import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { useCurrentPage } from '#lib/navigation/page-effects.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Brand } from '#ui/brand.tsx';
import css from './frame.module.css';
import { FrameTop, SkipLink } from './frame-top.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SafetyFooter } from './safety-footer.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

/** The frame of every page for visitors who are not logged in. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  const t = useText('shell');
  const entering = useCurrentPage().name === 'login';
  return (
    <>
      <SkipLink />
      <FrameTop />
      <header className={css.header}>
        <div className={css.headerInner}>
          <Brand to={paths.login()} />
          <nav className={css.headerLinks} aria-label={t('menu')}>
            <Link to={paths.pricing()} className={css.optional}>
              {t('nav.pricing')}
            </Link>
            {entering ? (
              <Link to={paths.registration()}>{t('nav.register')}</Link>
            ) : (
              <Link to={paths.login()}>{t('nav.login')}</Link>
            )}
          </nav>
          <div className={css.switches}>
            <LanguageSwitch />
            <SchemeSwitch />
          </div>
        </div>
      </header>
      <main id="content" className={css.main}>
        {children}
      </main>
      <SafetyFooter />
    </>
  );
}
