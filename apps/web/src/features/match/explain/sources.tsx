import type { MatchDetail } from '@tredici/contract/match';
import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { ChartData } from '#ui/chart-data.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '../section.tsx';
import css from './sources.module.css';
import { SourcesChart } from './sources-chart.tsx';

type FinalResult = (typeof FINAL_RESULTS)[number];

/** The probabilities of 1, X and 2 by the model, the market and the blend of both. */
export function Sources({ match }: { readonly match: MatchDetail }) {
  const t = useText('match');
  const { percent } = useFormats();
  const { market, blend, interval } = match;
  const sources = (['model', 'market', 'blend'] as const).filter((source) => match[source]);
  const within = (sign: FinalResult) => {
    const bounds = interval?.[sign];
    return bounds ? `${percent(bounds[0], 1)} – ${percent(bounds[1], 1)}` : '–';
  };
  return (
    <Section
      title={t('sources.title')}
      body={t(market && blend ? 'sources.body' : 'sources.bodyModel')}
    >
      <ul className={css.key}>
        {sources.map((source) => (
          <li key={source}>
            <svg className={css.sample} viewBox="0 0 28 14" aria-hidden="true">
              <Sample
                source={source}
                whisker={interval !== null && source === (blend ? 'blend' : 'model')}
              />
            </svg>
            {t(`sources.${source}`)}
          </li>
        ))}
      </ul>
      <SourcesChart match={match} />
      <ChartData>
        <DataTable
          caption={t('sources.chart')}
          columns={[
            { key: 'bet', name: t('col.bet'), cell: (sign) => sign },
            ...sources.map((source) => ({
              key: source,
              name: t(`sources.${source}`),
              cell: (sign: FinalResult) => percent(match[source]?.[sign] ?? 0, 1),
            })),
            ...(interval ? [{ key: 'interval', name: t('sources.interval'), cell: within }] : []),
          ]}
          rows={FINAL_RESULTS}
          keyOf={(sign) => sign}
          className={css.table}
        />
      </ChartData>
    </Section>
  );
}

function Sample({
  source,
  whisker,
}: {
  readonly source: 'model' | 'market' | 'blend';
  readonly whisker: boolean;
}) {
  if (source === 'market') return <path d="M14 0v14" className={css.marketMark} />;
  return (
    <>
      {whisker && <path d="M2 3v8M2 7h24M26 3v8" className={css.whisker} />}
      <circle cx="14" cy="7" r="4" className={source === 'blend' ? css.full : css.hollow} />
    </>
  );
}
