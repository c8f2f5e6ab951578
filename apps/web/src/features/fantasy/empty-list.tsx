import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { BlankCoupon } from '#ui/blank-coupon.tsx';
import { LinkButton } from '#ui/button.tsx';
import css from './empty-list.module.css';

/** Shown before there is any list: what to download, and where to upload it. */
export function EmptyList() {
  const t = useText('fantasy');
  return (
    <div className={css.empty}>
      <div className={css.words}>
        <h2 className={css.title}>{t('empty.title')}</h2>
        <p>{t('empty.body')}</p>
        <ol className={css.steps}>
          <li>{t('empty.step1')}</li>
          <li>{t('empty.step2')}</li>
          <li>{t('empty.step3')}</li>
        </ol>
        <LinkButton primary to={paths.playerFiles()}>
          {t('empty.action')}
        </LinkButton>
      </div>
      <div className={css.picture}>
        <BlankCoupon />
      </div>
    </div>
  );
}
