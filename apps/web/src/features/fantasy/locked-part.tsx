import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { ProBadge } from '#ui/pro-badge.tsx';
import css from './locked-part.module.css';

/** Replaces an estimate for users without Pro and says what it would show. */
export function LockedPart({ children }: { readonly children: ReactNode }) {
  const t = useText('fantasy');
  const say = useText('catalogue');
  return (
    <div className={css.locked}>
      <p className={css.only}>
        <ProBadge /> {say('premiumOnly')}
      </p>
      <p className={css.what}>{children}</p>
      <LinkButton to={paths.pricing()}>{t('premium')}</LinkButton>
    </div>
  );
}
