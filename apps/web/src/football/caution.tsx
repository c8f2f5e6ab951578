import { HELP_LINE, HELP_LINE_TEL } from '#lib/help-line.ts';
import { useText } from '#lib/i18n/translate.ts';
import css from './caution.module.css';

/** A warning shown beside amounts. */
export function Caution() {
  const t = useText('forecasts');
  return (
    <p className={css.caution}>
      <b>18+</b>
      <span>
        {t('caution')} <a href={HELP_LINE_TEL}>{HELP_LINE}</a>.
      </span>
    </p>
  );
}
