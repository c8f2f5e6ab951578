import type { MatchDetail } from '@tredici/contract/match';
import { type BetType, pushOf } from '@tredici/engine/markets/bet-types';
import type { CSSProperties } from 'react';
import { type BestOdd, bestOdd } from '#football/best-odds.ts';
import { useBetNames } from '#football/bet-names.ts';
import { BookmakerPlate } from '#football/bookmaker-plate.tsx';
import { type Edge, type EdgeVerdict, edgeOf, verdictOn } from '#football/value.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { DataTable } from '#ui/data-table.tsx';
import { useSigned } from '../explain/use-signed.ts';
import { Section } from '../section.tsx';
import { PRICE_MARKETS } from './price-markets.ts';
import css from './value-section.module.css';

interface Row {
  readonly bet: BetType;
  readonly best: BestOdd;
  readonly edge: Edge;
  readonly verdict: EdgeVerdict;
}

/** How far the forecast and the best prices are apart. Every priced bet is listed, in the order of
 *  the page and not of what they promise: this is a reading, not a list of tips. */
export function ValueSection({ match }: { readonly match: MatchDetail }) {
  const t = useText('match');
  const rows = rowsOf(match);
  if (rows.length === 0) return null;
  const count = (verdict: EdgeVerdict) => rows.filter((row) => row.verdict === verdict).length;
  const reach = Math.max(
    0.1,
    ...rows.flatMap(({ edge }) => [edge.edge, ...(edge.interval ?? [])].map(Math.abs)),
  );
  return (
    <Section title={t('value.title')} body={t('value.body')}>
      <p className={css.sum}>
        {count('unknown') === rows.length
          ? t('value.sumUnknown', { count: rows.length })
          : t('value.sum', {
              priced: rows.length,
              below: count('below'),
              unclear: count('unclear'),
              above: count('above'),
            })}
      </p>
      <DataTable
        caption={t('value.table')}
        columns={[
          { key: 'bet', name: t('col.bet'), cell: (row) => <Bet row={row} /> },
          { key: 'edge', name: t('value.edge'), cell: (row) => <Difference row={row} /> },
          {
            key: 'reading',
            name: t('value.reading'),
            cell: (row) => <Reading row={row} reach={reach} />,
          },
        ]}
        rows={rows}
        keyOf={({ bet }) => bet}
        className={css.table}
      />
      <p className={css.caution}>{t('value.caution')}</p>
    </Section>
  );
}

function Bet({ row: { bet, best } }: { readonly row: Row }) {
  const t = useText('match');
  const nameOf = useBetNames();
  const { odds } = useFormats();
  return (
    <>
      <span className={css.bet}>{nameOf(bet)}</span>
      <span className={css.price} title={best.bookmaker}>
        <span aria-hidden="true">{odds(best.odd)}</span> <BookmakerPlate name={best.bookmaker} />
        <span className="visually-hidden">
          {t('priceAt', { odds: odds(best.odd), bookmaker: best.bookmaker })}
        </span>
      </span>
    </>
  );
}

function Difference({ row: { edge } }: { readonly row: Row }) {
  const t = useText('match');
  const { share } = useSigned();
  return (
    <>
      <span className={css.figure}>{share(edge.edge)}</span>
      {edge.interval && (
        <span className={css.range}>
          {t('value.range', {
            low: share(edge.interval[0], 0),
            high: share(edge.interval[1], 0),
          })}
        </span>
      )}
    </>
  );
}

function Reading({ row: { edge, verdict }, reach }: { readonly row: Row; readonly reach: number }) {
  const t = useText('match');
  const place = (value: number) => 50 + (value / reach) * 50;
  const style = {
    '--at': `${place(edge.edge)}%`,
    '--low': `${place(edge.interval?.[0] ?? edge.edge)}%`,
    '--high': `${place(edge.interval?.[1] ?? edge.edge)}%`,
  } as CSSProperties;
  return (
    <>
      <span className={css.track} style={style} aria-hidden="true">
        {edge.interval && <span className={css.whisker} />}
        <span className={verdict === 'unclear' || verdict === 'unknown' ? css.hollow : css.dot} />
      </span>
      <span className={css.verdict}>{t(`value.${verdict}`)}</span>
    </>
  );
}

function rowsOf({ bets, interval, odds, bookmakers }: MatchDetail): Row[] {
  return PRICE_MARKETS.flatMap((market) => market.bets).flatMap((bet) => {
    const share = bets[bet];
    const best = bestOdd(odds, bet, bookmakers);
    if (share === undefined || !best) return [];
    const push = pushOf(bet);
    const edge = edgeOf(share, best.odd, interval?.[bet] ?? null, push && bets[push]);
    return [{ bet, best, edge, verdict: verdictOn(edge) }];
  });
}
