import { useText } from '#lib/i18n/translate.ts';
import css from './pro-badge.module.css';

/** Marks what needs Pro, for users who do not have it. */
export function ProBadge() {
  const say = useText('catalogue');
  const common = useText('common');
  return (
    <span className={css.pro} title={say('premiumOnly')}>
      {common('pro')}
      <span className="visually-hidden"> ({say('premiumOnly')})</span>
    </span>
  );
}
