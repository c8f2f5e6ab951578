import type { MatchDetail } from '@tredici/contract/match';
import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Section } from '../section.tsx';
import css from './sources.module.css';
import { SourcesChart } from './sources-chart.tsx';

/** What the model, the market and the blend of both think of 1, X and 2. */
export function Sources({ match }: { readonly match: MatchDetail }) {
  const t = useText('match');
  const forecasts = useText('forecasts');
  const { percent } = useFormats();
  const { model, market, blend, interval } = match;
  const sources = (['model', 'market', 'blend'] as const).filter((source) => match[source]);
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
      <details className={css.behind}>
        <summary>{forecasts('table.behind')}</summary>
        <table className={css.table}>
          <caption className="visually-hidden">{t('sources.chart')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('col.bet')}</th>
              {sources.map((source) => (
                <th key={source} scope="col">
                  {t(`sources.${source}`)}
                </th>
              ))}
              {interval && <th scope="col">{t('sources.interval')}</th>}
            </tr>
          </thead>
          <tbody>
            {FINAL_RESULTS.map((sign) => {
              const within = interval?.[sign];
              return (
                <tr key={sign}>
                  <th scope="row">{sign}</th>
                  {[model, market, blend].map(
                    (bets, at) =>
                      bets && (
                        // biome-ignore lint/suspicious/noArrayIndexKey: the three stand in a fixed order.
                        <td key={at}>{percent(bets[sign] ?? 0, 1)}</td>
                      ),
                  )}
                  {interval && (
                    <td>{within ? `${percent(within[0], 1)} – ${percent(within[1], 1)}` : '–'}</td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </details>
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
