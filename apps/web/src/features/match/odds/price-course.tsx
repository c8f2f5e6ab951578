import { useQuery } from '@tanstack/react-query';
import type { MatchDetail, PriceHistory } from '@tredici/contract/match';
import { matchCalls } from '@tredici/contract/match';
import type { BetType, Market } from '@tredici/engine/markets/bet-types';
import { useState } from 'react';
import { useBetNames } from '#football/bet-names.ts';
import { likeliest } from '#football/coupon-match.ts';
import { fairPrice } from '#football/value.ts';
import { callQuery, LIVE_REFRESH_MS } from '#lib/api/call-query.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { useNow } from '#lib/device/use-now.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { ChartData } from '#ui/chart-data.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { RadioStrip } from '#ui/radio-strip.tsx';
import { PriceChart } from './price-chart.tsx';
import css from './price-course.module.css';

interface PriceCourseProps {
  readonly match: MatchDetail;
  readonly market: Market;
}

/** How the prices of one bet have moved at each bookmaker, and the fair price. */
export function PriceCourse({ match, market }: PriceCourseProps) {
  const t = useText('match');
  const nameOf = useBetNames();
  const [bet, setBet] = useState<BetType>(
    () => likeliest(match.bets, market.bets) ?? market.bets[0]!,
  );
  return (
    <div className={css.course}>
      <RadioStrip
        legend={t('course.bet')}
        choices={market.bets.map((one) => ({ value: one, label: nameOf(one) }))}
        value={bet}
        onChoose={setBet}
        inline
      />
      <Course match={match} bet={bet} />
    </div>
  );
}

function Course({ match, bet }: { readonly match: MatchDetail; readonly bet: BetType }) {
  const t = useText('match');
  const reasonOf = useErrorText();
  const { dateTime, odds } = useFormats();
  const now = useNow();
  const nameOf = useBetNames();
  const { data, error } = useQuery({
    ...callQuery(matchCalls.getPriceHistory, {
      params: { matchId: String(match.match_id) },
      query: { bet },
    }),
    refetchInterval: LIVE_REFRESH_MS,
  });
  if (!data) return <p className={css.empty}>{error && reasonOf(error)}</p>;
  if (data.lines.length === 0) return <p className={css.empty}>{t('group.unpriced')}</p>;
  const share = match.bets[bet];
  const fair = share === undefined ? null : fairPrice(share);
  return (
    <>
      <PriceChart
        label={t('course.label', { bet: nameOf(bet) })}
        lines={data.lines}
        fair={fair}
        until={Math.min(now.getTime(), Date.parse(match.match_date))}
      />
      <ChartData>
        <DataTable
          caption={t('course.label', { bet: nameOf(bet) })}
          columns={[
            { key: 'bookmaker', name: t('bookmaker'), cell: ({ bookmaker }) => bookmaker },
            { key: 'at', name: t('course.at'), cell: ({ at }) => dateTime(at) },
            { key: 'odd', name: t('odds.csv.odd'), cell: ({ odd }) => odds(odd) },
          ]}
          rows={changesOf(data.lines)}
          keyOf={({ bookmaker, at }) => `${bookmaker} ${at}`}
        />
      </ChartData>
    </>
  );
}

const changesOf = (lines: PriceHistory['lines']) =>
  lines.flatMap(({ bookmaker, points }) => points.map((point) => ({ bookmaker, ...point })));
