import { movementOf, type Quote } from '#football/bookmaker-prices.ts';
import { NotePrice } from '#football/note-price.tsx';
import type { NotableBet } from '#football/noting.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import css from './quoted-price.module.css';

interface QuotedPriceProps {
  readonly quote: Quote | null;
  /** The highest price of all bookmakers. */
  readonly best: number | undefined;
  readonly notable: (odd: number) => NotableBet;
  /** Shows the first price in full below it; otherwise only an arrow shows the direction. */
  readonly withOpening?: boolean;
}

/** A bookmaker's price: boxed if it is the best, with its movement. */
export function QuotedPrice({ quote, best, notable, withOpening = false }: QuotedPriceProps) {
  const t = useText('match');
  const { odds } = useFormats();
  if (!quote) return <NoPrice />;
  const isBest = quote.odd === best;
  const direction = movementOf(quote);
  const words =
    direction === 'still'
      ? t('odds.still')
      : t(`odds.${direction}`, { odds: odds(quote.opening_odd) });
  return (
    <>
      <span className={isBest ? css.best : css.odd}>
        <NotePrice bet={notable(quote.odd)}>{odds(quote.odd)}</NotePrice>
        {isBest && <span className="visually-hidden">, {t('odds.best')}</span>}
      </span>
      <span
        className={`${withOpening ? css.moved : css.movedBeside} ${direction === 'still' ? '' : css[direction]}`}
      >
        {withOpening && (
          <span aria-hidden="true">{direction === 'still' ? words : odds(quote.opening_odd)}</span>
        )}
        <span className="visually-hidden">, {words}</span>
      </span>
    </>
  );
}

export function NoPrice() {
  const t = useText('match');
  return (
    <span className={css.none}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('noPrice')}</span>
    </span>
  );
}
