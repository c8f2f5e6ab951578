import type { RecordScores, TrackRecord } from '@tredici/contract/track-record';
import { useText } from '#lib/i18n/translate.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import { type Column, csvOfTable, DataTable } from '#ui/data-table.tsx';
import css from './figures.module.css';
import { Mark, type Who } from './mark.tsx';
import { SCORE_NAMES } from './measures.ts';
import scoresCss from './scores.module.css';
import { ScoresPlot } from './scores-plot.tsx';
import { Section } from './section.tsx';
import { useFigures } from './use-figures.ts';

interface Side {
  readonly who: Who;
  readonly scores: RecordScores;
}

const NOTHING: RecordScores = { rps: null, log_loss: null, brier: null };

/** The three errors of the blend, of the model alone and of the market, all for the same matches. */
export function Scores({ record }: { readonly record: TrackRecord }) {
  const t = useText('track-record');
  const { score, count, date } = useFigures();
  const sides: readonly Side[] = [
    { who: 'ours', scores: record.blend_there },
    { who: 'market', scores: record.market },
    { who: 'model', scores: record.model_there ?? NOTHING },
  ];
  const columns: readonly Column<Side>[] = [
    {
      key: 'who',
      name: '',
      cell: ({ who }) => (
        <>
          <Mark who={who} /> {t(`who.${who}`)}
        </>
      ),
      csv: ({ who }) => t(`who.${who}`),
    },
    ...SCORE_NAMES.map((name) => ({
      key: name,
      name: t(`score.${name}`),
      cell: ({ scores }: Side) => score(scores[name]),
      csv: ({ scores }: Side) => scores[name],
    })),
  ];
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
          <DataTable
            caption={t('scores.caption')}
            captionClassName={css.caption}
            columns={columns}
            rows={sides}
            keyOf={({ who }) => who}
            className={css.table}
          />
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
              rows={() => csvOfTable(columns, sides)}
            />
          </div>
        </>
      )}
    </Section>
  );
}
