import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';
import css from './odds-cell.module.css';

/** A price, or a text saying that there is none; nothing at all for readers who chose to see no odds. */
export function OddsCell({
  oddsDecimal,
  compact,
}: {
  readonly oddsDecimal: number | null;
  /** For lists: shows the figure alone, and gives the text to screen readers only. */
  readonly compact?: boolean;
}) {
  const t = useText('football');
  const { odds } = useFormats();
  if (useOddsHidden()) return null;
  const words = oddsDecimal === null ? t('noOdds') : t('oddsAt', { odds: odds(oddsDecimal) });
  if (compact) {
    return (
      <>
        <PriceFigure written={oddsDecimal === null ? null : odds(oddsDecimal)} />
        <span className="visually-hidden">{words}</span>
      </>
    );
  }
  return (
    <span className={oddsDecimal === null ? `${css.odds} ${css.none}` : css.odds}>{words}</span>
  );
}

/** The figure alone, for callers that describe it in words themselves. */
export function PriceFigure({ written }: { readonly written: string | null }) {
  return (
    <span className={`${css.odds} ${css.compact}`} aria-hidden="true">
      {written ?? '–'}
    </span>
  );
}
