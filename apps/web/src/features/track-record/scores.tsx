import type { RecordScores, TrackRecord } from '@tredici/contract/track-record';
import { useText } from '#lib/i18n/translate.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import css from './figures.module.css';
import { Mark } from './mark.tsx';
import { SCORE_NAMES } from './measures.ts';
import scoresCss from './scores.module.css';
import { ScoresPlot } from './scores-plot.tsx';
import { Section } from './section.tsx';
import { useFigures } from './use-figures.ts';

const NOTHING: RecordScores = { rps: null, log_loss: null, brier: null };

/** The three errors of the blend, of the model alone and of the market, all on the same matches. */
export function Scores({ record }: { readonly record: TrackRecord }) {
  const t = useText('track-record');
  const { score, count, date } = useFigures();
  const sides = [
    { who: 'ours', scores: record.blend_there },
    { who: 'market', scores: record.market },
    { who: 'model', scores: record.model_there ?? NOTHING },
  ] as const;
  return (
    <Section
      id="mercato"
      title={t('scores.heading')}
      intro={record.with_market === 0 ? t('scores.unpriced') : t('scores.intro')}
      sample={t('sample', {
        matches: count(record.with_market),
        start: date(record.window.start),
        end: date(record.window.end),
      })}
    >
      {record.with_market > 0 && (
        <>
          <ScoresPlot record={record} />
          <table className={css.table}>
            <caption className={css.caption}>{t('scores.caption')}</caption>
            <thead>
              <tr>
                <td />
                {SCORE_NAMES.map((name) => (
                  <th key={name} scope="col">
                    {t(`score.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sides.map(({ who, scores }) => (
                <tr key={who}>
                  <th scope="row">
                    <Mark who={who} /> {t(`who.${who}`)}
                  </th>
                  {SCORE_NAMES.map((name) => (
                    <td key={name}>{score(scores[name])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <dl className={scoresCss.meanings}>
            {SCORE_NAMES.map((name) => (
              <div key={name}>
                <dt>{t(`score.${name}`)}</dt>
                <dd>{t(`scores.${name}`)}</dd>
              </div>
            ))}
          </dl>
          <div className={css.take}>
            <CsvButton
              table={t('scores.caption')}
              fileName="scores"
              rows={() => [
                ['', ...SCORE_NAMES.map((name) => t(`score.${name}`))],
                ...sides.map(({ who, scores }) => [
                  t(`who.${who}`),
                  ...SCORE_NAMES.map((name) => scores[name]),
                ]),
              ]}
            />
          </div>
        </>
      )}
    </Section>
  );
}
