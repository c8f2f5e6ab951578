import { useQuery } from '@tanstack/react-query';
import type { OperatorForecasts } from '@tredici/contract/operator-watch';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { BigFigure } from '#ui/big-figure.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import css from './forecasts-section.module.css';
import { Part } from './part.tsx';
import { forecastsQuery } from './queries.ts';
import { useInstants } from './use-instants.ts';

type Run = OperatorForecasts['runs'][number];
type Scores = NonNullable<OperatorForecasts['lately']>;
const SOURCES = ['blend', 'model', 'market'] as const;

/** Runs of the model with their results, and the ledger that contains their forecasts. */
export function ForecastsSection() {
  const t = useText('operator');
  const query = useQuery(forecastsQuery);
  return (
    <>
      <Part id="pronostici" title={t('runs.title')} query={query}>
        {({ runs, lately }) =>
          runs.length === 0 ? (
            <p>{t('runs.none')}</p>
          ) : (
            <>
              <Lately scores={lately} />
              <Runs runs={runs} />
            </>
          )
        }
      </Part>
      <Part id="registro" title={t('ledger.title')} query={query}>
        {({ ledger }) => <Ledger ledger={ledger} />}
      </Part>
    </>
  );
}

/** Three decimals, because forecasts of the same matches differ in the third. */
function useScoreText() {
  const { decimal } = useFormats();
  return (score: number | null | undefined): string =>
    score === null || score === undefined ? '–' : decimal(score, 3);
}

function Lately({ scores }: { readonly scores: Scores | null }) {
  const t = useText('operator');
  const { count } = useFormats();
  const scoreText = useScoreText();
  if (!scores) return <p>{t('runs.noScore')}</p>;
  return (
    <div>
      <p className={css.soft}>
        {t('runs.lately', { count: count(scores.matches) })}. {t('runs.scores')}
      </p>
      <div className={css.figures}>
        {SOURCES.map((source) => (
          <BigFigure key={source} figure={scoreText(scores[source])} label={t(`runs.${source}`)} />
        ))}
      </div>
    </div>
  );
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  const t = useText('operator');
  const { count, decimal } = useFormats();
  const { atOrNever } = useInstants();
  const scoreText = useScoreText();
  const counted = (value: number | null) => (value === null ? '–' : count(value));
  const scored = (source: (typeof SOURCES)[number]): Column<Run> => ({
    key: source,
    name: t(`runs.${source}`),
    cell: ({ scores }) => scoreText(scores?.[source]),
  });
  return (
    <DataTable
      scrolls="wide"
      caption={t('runs.caption')}
      className={css.runs}
      rows={runs}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'run',
          name: t('runs.run'),
          cell: ({ id, replayed }) => (replayed ? `${id} · ${t('runs.replayed')}` : id),
        },
        { key: 'made', name: t('runs.made'), cell: (row) => atOrNever(row.finished_at) },
        { key: 'version', name: t('runs.version'), cell: (row) => row.model_version },
        { key: 'learned', name: t('runs.learned'), cell: (row) => counted(row.learned) },
        { key: 'coming', name: t('runs.coming'), cell: (row) => counted(row.coming) },
        { key: 'warnings', name: t('runs.warnings'), cell: (row) => count(row.warnings) },
        {
          key: 'seconds',
          name: t('runs.seconds'),
          cell: (row) => (row.seconds === null ? '–' : decimal(row.seconds, 1)),
        },
        { key: 'settled', name: t('runs.settled'), cell: (row) => count(row.scores?.matches ?? 0) },
        ...SOURCES.map(scored),
      ]}
    />
  );
}

function Ledger({ ledger }: Pick<OperatorForecasts, 'ledger'>) {
  const t = useText('operator');
  const { count, date } = useFormats();
  const { at } = useInstants();
  if (ledger.hash === null) return <p>{t('ledger.none')}</p>;
  return (
    <>
      <dl className={css.facts}>
        <div>
          <dt>{t('ledger.rows')}</dt>
          <dd>{count(ledger.rows)}</dd>
        </div>
        <div>
          <dt>{t('ledger.head')}</dt>
          <dd className={css.hash}>{ledger.hash}</dd>
        </div>
      </dl>
      {ledger.stamps.length === 0 ? (
        <p className={css.soft}>{t('ledger.noStamps')}</p>
      ) : (
        <DataTable
          slips
          caption={t('ledger.stamps')}
          captionClassName={css.caption}
          rows={ledger.stamps}
          keyOf={({ day }) => day}
          columns={[
            { key: 'day', name: t('ledger.day'), cell: ({ day }) => date(day) },
            { key: 'rows', name: t('ledger.rows'), cell: ({ rows }) => count(rows) },
            { key: 'at', name: t('ledger.stampedAt'), cell: (row) => at(row.stamped_at) },
          ]}
        />
      )}
    </>
  );
}
