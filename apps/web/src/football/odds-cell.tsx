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
  const words = oddsDecimal === null ? t('noOdds') : t('oddsAt', { odds: odds(oddsDecimal) });
  if (compact) {
    return <CompactPrice figure={oddsDecimal === null ? '–' : odds(oddsDecimal)} label={words} />;
  }
  return (
    <span className={oddsDecimal === null ? `${css.odds} ${css.none}` : css.odds}>{words}</span>
  );
}

/** The figure alone, for lines that look their words up once for all. */
export function CompactPrice({
  figure,
  label,
}: {
  readonly figure: string;
  readonly label: string;
}) {
  return (
    <span className={`${css.odds} ${css.compact}`}>
      <span aria-hidden="true">{figure}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
