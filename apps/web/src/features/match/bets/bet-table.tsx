import type { MatchDetail } from '@tredici/contract/match';
import { type BetGroup, type BetType, pushOf } from '@tredici/engine/markets/bet-types';
import { type BestOdd, bestOdd } from '#football/best-odds.ts';
import { BookmakerPlate } from '#football/bookmaker-plate.tsx';
import { quoteOf } from '#football/bookmaker-prices.ts';
import { notableBet } from '#football/noting.ts';
import { fairPrice } from '#football/value.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { PencilCross } from '#ui/pencil-cross.tsx';
import { differenceOf } from '../odds/differences.ts';
import { OddsLink } from '../odds/odds-link.tsx';
import { NoPrice, QuotedPrice } from '../odds/quoted-price.tsx';
import { OutcomeMark } from '../outcome-mark.tsx';
import { ShareBar } from '../share-bar.tsx';
import css from './bet-table.module.css';
import { useBetWords } from './use-bet-words.ts';

interface BetTableProps {
  readonly group: BetGroup;
  readonly match: MatchDetail;
  readonly bets: readonly BetType[];
  /** The likeliest bet of the group. */
  readonly marked: BetType | null;
  /** Whether any bookmaker prices any of them; where no bet has prices, the odds section says so. */
  readonly priced: boolean;
  readonly oddsHidden: boolean;
}

/** The bets of a group: probability, fair price, best price, and every bookmaker's price. */
export function BetTable({ group, match, bets, marked, priced, oddsHidden }: BetTableProps) {
  const t = useText('match');
  const { odds, signed } = useFormats();
  const name = t(`group.${group}`);
  const bestOf = (bet: BetType) => bestOdd(match.odds, bet, match.bookmakers);
  const fairOf = (bet: BetType) => {
    const share = match.bets[bet];
    const fair = share === undefined ? null : fairPrice(share);
    return fair === null ? '–' : odds(fair);
  };
  const columns: readonly (Column<BetType> | false)[] = [
    {
      key: 'bet',
      name: t('col.bet'),
      cell: (bet) => <Bet match={match} bet={bet} marked={bet === marked} />,
      className: css.stuck,
    },
    {
      key: 'probability',
      name: t('col.probability'),
      cell: (bet) => <Probability match={match} bet={bet} marked={bet === marked} />,
      className: css.probability,
    },
    match.outcomes !== null && {
      key: 'outcome',
      name: t('col.outcome'),
      cell: (bet) => <OutcomeMark outcome={match.outcomes?.[bet]} />,
    },
    !oddsHidden && {
      key: 'fair',
      name: t('col.fair'),
      cell: fairOf,
      className: css.figure,
    },
    priced && {
      key: 'best',
      name: t('col.best'),
      cell: (bet) => <Offer best={bestOf(bet)} />,
      className: css.offer,
    },
    priced && {
      key: 'difference',
      name: t('col.difference'),
      cell: (bet) => {
        const difference = differenceOf(match, bet);
        return difference ? `${signed(difference.edge.edge * 100, 1)}%` : '–';
      },
      className: css.figure,
    },
    ...(priced ? match.bookmakers : []).map((bookmaker) => ({
      key: bookmaker,
      name: bookmaker,
      heading: (
        <span className={css.maker}>
          <BookmakerPlate name={bookmaker} />
          <span>{bookmaker}</span>
        </span>
      ),
      cell: (bet: BetType) => (
        <QuotedPrice
          quote={quoteOf(match.odds, bookmaker, bet)}
          best={bestOf(bet)?.odd}
          notable={(odd) => notableBet(match, bet, odd, bookmaker)}
        />
      ),
      className: css.bookmaker,
    })),
  ];
  return (
    <>
      <DataTable
        caption={name}
        columns={columns.filter((column) => column !== false)}
        rows={bets}
        keyOf={(bet) => bet}
        scrolls="wide"
        className={css.table}
      />
      {!priced && !oddsHidden && match.bookmakers.length > 0 && (
        <p className={css.unpriced}>{t('group.unpriced')}</p>
      )}
    </>
  );
}

interface BetProps {
  readonly match: MatchDetail;
  readonly bet: BetType;
  readonly marked: boolean;
}

function Bet({ match, bet, marked }: BetProps) {
  const t = useText('match');
  const { percent } = useFormats();
  const { name, meaning } = useBetWords(match)(bet);
  const push = pushOf(bet);
  const returned = push && match.bets[push];
  return (
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
  );
}

function Probability({ match, bet, marked }: BetProps) {
  const t = useText('match');
  const { percent } = useFormats();
  const share = match.bets[bet];
  const interval = match.interval?.[bet] ?? null;
  if (share === undefined) return <span className={css.none}>{t('group.none')}</span>;
  return (
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
  );
}

function Offer({ best }: { readonly best: BestOdd | null }) {
  const t = useText('match');
  const { odds } = useFormats();
  if (!best) return <NoPrice />;
  return (
    <OddsLink
      url={best.url}
      label={t('priceAt', { odds: odds(best.odd), bookmaker: best.bookmaker })}
    >
      {odds(best.odd)} <BookmakerPlate name={best.bookmaker} />
    </OddsLink>
  );
}
