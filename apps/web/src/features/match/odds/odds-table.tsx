import type { MatchDetail } from '@tredici/contract/match';
import type { BetType, Market } from '@tredici/engine/markets/bet-types';
import { bestOdd } from '#football/best-odds.ts';
import { useBetNames } from '#football/bet-names.ts';
import { BookmakerPlate } from '#football/bookmaker-plate.tsx';
import { lastChange, marginOf, quoteOf } from '#football/bookmaker-prices.ts';
import { notableBet } from '#football/noting.ts';
import { fairPrice } from '#football/value.ts';
import { useNow } from '#lib/device/use-now.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { OddsLink } from './odds-link.tsx';
import css from './odds-table.module.css';
import { QuotedPrice } from './quoted-price.tsx';

interface OddsTableProps {
  readonly match: MatchDetail;
  readonly market: Market;
  readonly caption: string;
  /** In display order; some may be left out for now. */
  readonly bookmakers: readonly string[];
}

/** A bookmaker, or null for the forecast's fair price. */
type Line = { readonly bookmaker: string | null };

/** One market, with a row for each bookmaker. */
export function OddsTable({ match, market, caption, bookmakers }: OddsTableProps) {
  const t = useText('match');
  const nameOf = useBetNames();
  const { odds, percent } = useFormats();
  const fair = (bet: BetType) => {
    const share = match.bets[bet];
    const price = share === undefined ? null : fairPrice(share);
    return price === null ? '–' : odds(price);
  };
  const quotesOf = (bookmaker: string) =>
    market.bets.map((bet) => quoteOf(match.odds, bookmaker, bet));
  const margin = (bookmaker: string) => {
    const quotes = quotesOf(bookmaker).map((quote) => quote?.odd ?? null);
    const found = marginOf(quotes, market.covers);
    return found === null ? '–' : percent(found * 100, 1);
  };
  const columns: readonly Column<Line>[] = [
    {
      key: 'bookmaker',
      name: t('bookmaker'),
      cell: ({ bookmaker }) => <LineName bookmaker={bookmaker} />,
      className: css.stuck,
    },
    ...market.bets.map((bet) => {
      // The best of all prices, including bookmakers that are not shown yet.
      const best = bestOdd(match.odds, bet, match.bookmakers)?.odd;
      return {
        key: bet,
        name: nameOf(bet),
        cell: ({ bookmaker }: Line) =>
          bookmaker === null ? (
            fair(bet)
          ) : (
            <QuotedPrice
              quote={quoteOf(match.odds, bookmaker, bet)}
              best={best}
              notable={(odd) => notableBet(match, bet, odd, bookmaker)}
              withOpening
            />
          ),
        className: css.price,
      };
    }),
    {
      key: 'margin',
      name: t('odds.margin'),
      cell: ({ bookmaker }) => bookmaker && margin(bookmaker),
      className: css.figure,
    },
    {
      key: 'changed',
      name: t('odds.changed'),
      cell: ({ bookmaker }) =>
        bookmaker && <Changed match={match} changed={lastChange(quotesOf(bookmaker))} />,
      className: css.changed,
    },
    {
      key: 'site',
      name: t('site'),
      heading: <span className="visually-hidden">{t('site')}</span>,
      cell: ({ bookmaker }) => bookmaker && <Site match={match} bookmaker={bookmaker} />,
      className: css.site,
    },
  ];
  const lines = bookmakers.map((bookmaker) => ({ bookmaker }));
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={match.forecast ? [{ bookmaker: null }, ...lines] : lines}
      keyOf={({ bookmaker }) => bookmaker ?? ''}
      rowClassName={({ bookmaker }) => (bookmaker === null ? css.fair : undefined)}
      scrolls="wide"
      className={css.table}
    />
  );
}

function LineName({ bookmaker }: Line) {
  const t = useText('match');
  if (bookmaker === null) {
    return (
      <span className={css.words}>
        {t('odds.fair')} <span className={css.small}>{t('odds.fair.body')}</span>
      </span>
    );
  }
  return (
    <span className={css.name}>
      <BookmakerPlate name={bookmaker} />
      <span className={css.words}>{bookmaker}</span>
    </span>
  );
}

function Changed({
  match,
  changed,
}: {
  readonly match: MatchDetail;
  readonly changed: string | null;
}) {
  const { ago, day, time, dateTime } = useFormats();
  const now = useNow();
  if (changed === null) return '–';
  // For a match that has begun the time of a price is shown, for an upcoming one its age.
  const begun = Date.parse(match.match_date) <= now.getTime();
  return (
    <time dateTime={changed} title={dateTime(changed)}>
      {begun ? `${day(changed)} ${time(changed)}` : ago(changed, now)}
    </time>
  );
}

function Site({ match, bookmaker }: { readonly match: MatchDetail; readonly bookmaker: string }) {
  const t = useText('match');
  const url = match.odds[bookmaker]?.url;
  if (!url) return null;
  return (
    <OddsLink url={url} label={t('siteOf', { bookmaker })}>
      {t('site')}
    </OddsLink>
  );
}
