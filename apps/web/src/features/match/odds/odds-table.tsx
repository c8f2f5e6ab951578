import type { MatchDetail } from '@tredici/contract/match';
import type { BetType, Market } from '@tredici/engine/markets/bet-types';
import { bestOdd } from '#football/best-odds.ts';
import { useBetNames } from '#football/bet-names.ts';
import { BookmakerPlate } from '#football/bookmaker-plate.tsx';
import {
  lastChange,
  marginOf,
  movementOf,
  type Quote,
  quoteOf,
} from '#football/bookmaker-prices.ts';
import { fairPrice } from '#football/value.ts';
import { useNow } from '#lib/device/use-now.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { ScrollBox } from '../scroll-box.tsx';
import { OddsLink } from './odds-link.tsx';
import css from './odds-table.module.css';

interface OddsTableProps {
  readonly match: MatchDetail;
  readonly market: Market;
  readonly caption: string;
  /** In their order; some may be left out for now. */
  readonly bookmakers: readonly string[];
}

/** One market, a line for each bookmaker. */
export function OddsTable({ match, market, caption, bookmakers }: OddsTableProps) {
  const t = useText('match');
  const nameOf = useBetNames();
  const { bets } = market;
  // The best of all, also of those that are not shown yet.
  const best = new Map(
    bets.map((bet) => [bet, bestOdd(match.odds, bet, match.bookmakers)?.odd ?? null]),
  );
  return (
    <ScrollBox label={caption}>
      <table className={css.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.stuck}>
              {t('bookmaker')}
            </th>
            {bets.map((bet) => (
              <th key={bet} scope="col" className={css.price}>
                {nameOf(bet)}
              </th>
            ))}
            <th scope="col" className={css.figure}>
              {t('odds.margin')}
            </th>
            <th scope="col">{t('odds.changed')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('site')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {match.forecast && <FairRow match={match} bets={bets} />}
          {bookmakers.map((bookmaker) => (
            <BookmakerRow key={bookmaker} {...{ match, market, bookmaker, best }} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function FairRow({
  match,
  bets,
}: {
  readonly match: MatchDetail;
  readonly bets: readonly BetType[];
}) {
  const t = useText('match');
  const { odds } = useFormats();
  return (
    <tr className={css.fair}>
      <th scope="row" className={css.stuck}>
        <span className={css.words}>
          {t('odds.fair')} <span className={css.small}>{t('odds.fair.body')}</span>
        </span>
      </th>
      {bets.map((bet) => {
        const share = match.bets[bet];
        const price = share === undefined ? null : fairPrice(share);
        return (
          <td key={bet} className={css.price}>
            {price === null ? '–' : odds(price)}
          </td>
        );
      })}
      <td colSpan={3} />
    </tr>
  );
}

function BookmakerRow({
  match,
  market,
  bookmaker,
  best,
}: Pick<OddsTableProps, 'match' | 'market'> & {
  readonly bookmaker: string;
  readonly best: ReadonlyMap<BetType, number | null>;
}) {
  const t = useText('match');
  const { percent, ago, day, time, dateTime } = useFormats();
  const now = useNow();
  // Of a match that has begun one asks when, of one to come how long ago.
  const begun = Date.parse(match.match_date) <= now.getTime();
  const { bets, covers } = market;
  const quotes = bets.map((bet) => quoteOf(match.odds, bookmaker, bet));
  const margin = marginOf(
    quotes.map((quote) => quote?.odd ?? null),
    covers,
  );
  const changed = lastChange(quotes);
  const url = match.odds[bookmaker]?.url ?? null;
  return (
    <tr>
      <th scope="row" className={css.stuck}>
        <span className={css.name}>
          <BookmakerPlate name={bookmaker} />
          <span className={css.words}>{bookmaker}</span>
        </span>
      </th>
      {bets.map((bet, at) => (
        <td key={bet} className={css.price}>
          <Price quote={quotes[at]!} isBest={quotes[at]?.odd === best.get(bet)} />
        </td>
      ))}
      <td className={css.figure}>{margin === null ? '–' : percent(margin * 100, 1)}</td>
      <td className={css.changed}>
        {changed === null ? (
          '–'
        ) : (
          <time dateTime={changed} title={dateTime(changed)}>
            {begun ? `${day(changed)} ${time(changed)}` : ago(changed, now)}
          </time>
        )}
      </td>
      <td className={css.site}>
        {url && (
          <OddsLink url={url} label={t('siteOf', { bookmaker })}>
            {t('site')}
          </OddsLink>
        )}
      </td>
    </tr>
  );
}

function Price({ quote, isBest }: { readonly quote: Quote | null; readonly isBest: boolean }) {
  const t = useText('match');
  const { odds } = useFormats();
  if (!quote) {
    return (
      <span className={css.small}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('noPrice')}</span>
      </span>
    );
  }
  const direction = movementOf(quote);
  const words =
    direction === 'still'
      ? t('odds.still')
      : t(`odds.${direction}`, { odds: odds(quote.opening_odd) });
  return (
    <>
      <span className={isBest ? css.best : css.odd}>
        {odds(quote.odd)}
        {isBest && <span className="visually-hidden">, {t('odds.best')}</span>}
      </span>
      <span className={css.moved}>
        {direction !== 'still' && (
          <svg className={css.arrow} viewBox="0 0 8 8" aria-hidden="true">
            <path d={direction === 'up' ? 'M4 0 8 7H0Z' : 'M4 8 0 1h8Z'} />
          </svg>
        )}
        <span aria-hidden="true">{direction === 'still' ? words : odds(quote.opening_odd)}</span>
        <span className="visually-hidden">, {words}</span>
      </span>
    </>
  );
}
