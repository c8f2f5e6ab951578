import type { MatchDetail } from '@tredici/contract/match';
import { FINAL_RESULTS, type FinalResult } from '@tredici/engine/markets/bet-types';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { linearScale, niceTicks, type Scale } from '#ui/charts/scale.ts';
import { useWidth } from '#ui/charts/use-width.ts';
import css from './sources.module.css';

const ROW = 58;
const TOP = 4;
const AXIS = 24;
const LEFT = 26;
const RIGHT = 58;
const HEIGHT = TOP + ROW * FINAL_RESULTS.length + AXIS;

/** Dots with their intervals: the forecast as a solid dot with a whisker, the model hollow below it, the
 *  market as the thin dashed mark used everywhere. */
export function SourcesChart({ match }: { readonly match: MatchDetail }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={ref} className={css.plot} style={{ height: HEIGHT }}>
      {width > 0 && <Drawing match={match} width={width} />}
    </div>
  );
}

function Drawing({ match, width }: { readonly match: MatchDetail; readonly width: number }) {
  const t = useText('match');
  const { percent } = useFormats();
  const { model, market, bets, interval } = match;
  const values = FINAL_RESULTS.flatMap((sign) => [
    bets[sign] ?? 0,
    model?.[sign] ?? 0,
    market?.[sign] ?? 0,
    interval?.[sign]?.[1] ?? 0,
  ]);
  const ticks = niceTicks(0, Math.max(...values), 4);
  const x = linearScale([0, ticks.at(-1)!], [LEFT, width - RIGHT]);
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={t('sources.chart')}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={css.hairline} x1={x(tick)} x2={x(tick)} y1={TOP} y2={HEIGHT - AXIS} />
          <text className={css.tick} x={x(tick)} y={HEIGHT - 6}>
            {percent(tick)}
          </text>
        </g>
      ))}
      {FINAL_RESULTS.map((sign, row) => (
        <Row key={sign} match={match} sign={sign} x={x} width={width} y={TOP + ROW * (row + 0.5)} />
      ))}
    </svg>
  );
}

function Row({
  match: { model, market, blend, bets, interval },
  sign,
  x,
  y,
  width,
}: {
  readonly match: MatchDetail;
  readonly sign: FinalResult;
  readonly x: Scale;
  readonly y: number;
  readonly width: number;
}) {
  const { percent } = useFormats();
  const share = bets[sign] ?? 0;
  const within = interval?.[sign];
  return (
    <g>
      <line className={css.base} x1={0} x2={width} y1={y + ROW / 2} y2={y + ROW / 2} />
      <text className={css.sign} x={0} y={y} dy="0.35em">
        {sign}
      </text>
      {market && (
        <line
          className={css.marketMark}
          x1={x(market[sign] ?? 0)}
          x2={x(market[sign] ?? 0)}
          y1={y - ROW / 2 + 5}
          y2={y + ROW / 2 - 5}
        />
      )}
      {within && (
        <path
          className={css.whisker}
          d={`M${x(within[0])} ${y - 5}v10M${x(within[0])} ${y}H${x(within[1])}M${x(within[1])} ${y - 5}v10`}
        />
      )}
      {blend && model && (
        <circle className={css.hollow} cx={x(model[sign] ?? 0)} cy={y + 15} r={4} />
      )}
      <circle className={blend ? css.full : css.hollow} cx={x(share)} cy={y} r={5} />
      <text className={css.value} x={width} y={y} dy="0.35em">
        {percent(share, 1)}
      </text>
    </g>
  );
}
