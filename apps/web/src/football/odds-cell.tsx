import { useFormats } from '#lib/format.ts';
import { useText } from '#lib/i18n.ts';
import { useOddsHidden } from '#lib/odds-visibility.ts';
import css from './odds-cell.module.css';

/** A price, or the plain word that there is none; nothing at all for who has asked to see no odds. */
export function OddsCell({
  oddsDecimal,
  compact,
}: {
  readonly oddsDecimal: number | null;
  /** In a list the figure alone is seen; the word is only heard. */
  readonly compact?: boolean;
}) {
  const t = useText('football');
  const { odds } = useFormats();
  if (useOddsHidden()) return null;
  if (compact) {
    return (
      <span className={`${css.odds} ${css.compact}`}>
        <span aria-hidden="true">{oddsDecimal === null ? '–' : odds(oddsDecimal)}</span>
        <span className="visually-hidden">
          {oddsDecimal === null ? t('noOdds') : t('oddsAt', { odds: odds(oddsDecimal) })}
        </span>
      </span>
    );
  }
  return oddsDecimal === null ? (
    <span className={`${css.odds} ${css.none}`}>{t('noOdds')}</span>
  ) : (
    <span className={css.odds}>{t('oddsAt', { odds: odds(oddsDecimal) })}</span>
  );
}
