import { useFormats } from '#lib/format.ts';
import { useText } from '#lib/i18n.ts';
import { useOddsHidden } from '#lib/odds-visibility.ts';
import css from './odds-cell.module.css';

/** A price, or the plain word that there is none; nothing at all for who has asked to see no odds. */
export function OddsCell({ oddsDecimal }: { readonly oddsDecimal: number | null }) {
  const t = useText('football');
  const { odds } = useFormats();
  if (useOddsHidden()) return null;
  return oddsDecimal === null ? (
    <span className={`${css.odds} ${css.none}`}>{t('noOdds')}</span>
  ) : (
    <span className={css.odds}>{t('oddsAt', { odds: odds(oddsDecimal) })}</span>
  );
}
