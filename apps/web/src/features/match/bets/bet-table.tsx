import type { MatchDetail } from '@tredici/contract/match';
import { type BetGroup, type BetType, pushOf } from '@tredici/engine/markets/bet-types';
import { bestOdd } from '#football/best-odds.ts';
import { BookmakerPlate } from '#football/bookmaker-plate.tsx';
import { quoteOf } from '#football/bookmaker-prices.ts';
import { fairPrice } from '#football/value.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { PencilCross } from '#ui/pencil-cross.tsx';
import { OddsLink } from '../odds/odds-link.tsx';
import { OutcomeMark } from '../outcome-mark.tsx';
import { ScrollBox } from '../scroll-box.tsx';
import { ShareBar } from '../share-bar.tsx';
import css from './bet-table.module.css';
import { useBetWords } from './use-bet-words.ts';

interface BetTableProps {
  readonly group: BetGroup;
  readonly match: MatchDetail;
  readonly bets: readonly BetType[];
  /** The likeliest of the group. */
  readonly marked: BetType | null;
  /** Whether anybody prices any of them; where nobody prices anything, the odds section says so. */
  readonly priced: boolean;
  readonly oddsHidden: boolean;
}

/** The bets of a group: how likely, at which price that would be fair, who offers most, and what
 *  every bookmaker offers. */
export function BetTable({ group, match, bets, marked, priced, oddsHidden }: BetTableProps) {
  const t = useText('match');
  const name = t(`group.${group}`);
  return (
    <>
      <ScrollBox label={name}>
        <table className={css.table}>
          <caption className="visually-hidden">{name}</caption>
          <thead>
            <tr>
              <th scope="col" className={css.stuck}>
                {t('col.bet')}
              </th>
              <th scope="col" className={css.probability}>
                {t('col.probability')}
              </th>
              {match.outcomes && <th scope="col">{t('col.outcome')}</th>}
              {!oddsHidden && (
                <th scope="col" className={css.figure}>
                  {t('col.fair')}
                </th>
              )}
              {priced && <th scope="col">{t('col.best')}</th>}
              {priced &&
                match.bookmakers.map((bookmaker) => (
                  <th key={bookmaker} scope="col" className={css.bookmaker} title={bookmaker}>
                    <BookmakerPlate name={bookmaker} />
                    <span className="visually-hidden">{bookmaker}</span>
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {bets.map((bet) => (
              <BetRow key={bet} {...{ match, bet, priced, oddsHidden }} marked={bet === marked} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {!priced && !oddsHidden && match.bookmakers.length > 0 && (
        <p className={css.unpriced}>{t('group.unpriced')}</p>
      )}
    </>
  );
}

function BetRow({
  match,
  bet,
  marked,
  priced,
  oddsHidden,
}: Pick<BetTableProps, 'match' | 'priced' | 'oddsHidden'> & {
  readonly bet: BetType;
  readonly marked: boolean;
}) {
  const t = useText('match');
  const { odds, percent } = useFormats();
  const { name, meaning } = useBetWords(match)(bet);
  const share = match.bets[bet] ?? null;
  const interval = match.interval?.[bet] ?? null;
  const fair = share === null ? null : fairPrice(share);
  const push = pushOf(bet);
  const returned = push && match.bets[push];
  const best = priced ? bestOdd(match.odds, bet, match.bookmakers) : null;
  return (
    <tr>
      <th scope="row" className={css.stuck}>
        <span className={css.bet}>
          <span className={css.box}>{marked && <PencilCross />}</span>
          <span className={css.words}>
            <b>{name}</b>
            {marked && <span className="visually-hidden">, {t('likeliest')}</span>}
            {meaning && <span className={css.meaning}>{meaning}</span>}
            {returned !== undefined && (
              <span className={css.meaning}>{t('bet.push', { percent: percent(returned) })}</span>
            )}
          </span>
        </span>
      </th>
      <td className={css.probability}>
        {share === null ? (
          <span className={css.none}>{t('group.none')}</span>
        ) : (
          <span className={css.share}>
            <b className={css.number}>{percent(share, 1)}</b>
            <span className={css.measure}>
              <ShareBar share={share} interval={interval} marked={marked} />
            </span>
            {interval && (
              <span className="visually-hidden">
                {t('interval', { low: percent(interval[0]), high: percent(interval[1]) })}
              </span>
            )}
          </span>
        )}
      </td>
      {match.outcomes && (
        <td>
          <OutcomeMark outcome={match.outcomes[bet]} />
        </td>
      )}
      {!oddsHidden && <td className={css.figure}>{fair === null ? '–' : odds(fair)}</td>}
      {priced && (
        <td className={css.offer}>
          {best ? (
            <OddsLink
              url={best.url}
              label={t('priceAt', { odds: odds(best.odd), bookmaker: best.bookmaker })}
            >
              {odds(best.odd)} <BookmakerPlate name={best.bookmaker} />
            </OddsLink>
          ) : (
            <NoPrice />
          )}
        </td>
      )}
      {priced &&
        match.bookmakers.map((bookmaker) => {
          const quote = quoteOf(match.odds, bookmaker, bet);
          return (
            <td key={bookmaker} className={css.bookmaker}>
              {quote ? (
                <span className={quote.odd === best?.odd ? css.best : undefined}>
                  {odds(quote.odd)}
                  {quote.odd === best?.odd && (
                    <span className="visually-hidden">, {t('odds.best')}</span>
                  )}
                </span>
              ) : (
                <NoPrice />
              )}
            </td>
          );
        })}
    </tr>
  );
}

function NoPrice() {
  const t = useText('match');
  return (
    <span className={css.none}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('noPrice')}</span>
    </span>
  );
}
