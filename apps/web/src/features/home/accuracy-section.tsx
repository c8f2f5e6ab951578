import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type AccuracyShare, RISK_LEVELS } from '@tredici/contract/accuracy';
import { MarkCell } from '#football/mark-cell.tsx';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button } from '#ui/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SectionMessage } from '#ui/section-message.tsx';
import css from './accuracy-section.module.css';
import { homeQueries } from './queries.ts';

interface Line {
  readonly level: (typeof RISK_LEVELS)[number]['level'];
  /** Null while it is loading. */
  readonly result:
    | (AccuracyShare & { readonly threshold: number; readonly double_chance: AccuracyShare })
    | null;
}

/** How often the forecasts of the last year were right: one line per risk level, with the number of matches it was
 *  measured on, and one box each for 1X2 and double chance. */
export function AccuracySection() {
  const t = useText('home');
  const forecasts = useText('forecasts');
  const { date } = useFormats();
  const { data, isError, isFetching, refetch } = useQuery(homeQueries.levels);
  const title = t('accuracy.title');
  const lines = RISK_LEVELS.map(({ level }) => ({
    level,
    result: data?.results.find((result) => result.level === level) ?? null,
  }));
  const columns: readonly Column<Line>[] = [
    {
      key: 'level',
      name: t('accuracy.level'),
      cell: (line) => <Level {...line} />,
      className: css.level,
    },
    {
      key: '1x2',
      name: t('kind.1x2'),
      cell: (line) => <Share name={t('kind.1x2')} share={line.result} />,
      className: css.box,
    },
    {
      key: 'doubleChance',
      name: t('accuracy.doubleChanceName'),
      heading: (
        <>
          <span aria-hidden="true">{t('accuracy.doubleChance')}</span>
          <span className="visually-hidden">{t('accuracy.doubleChanceName')}</span>
        </>
      ),
      cell: ({ result }) => (
        <Share name={t('accuracy.doubleChanceName')} share={result?.double_chance ?? null} />
      ),
      className: css.box,
    },
  ];
  return (
    <PageSection
      id="precisione"
      title={title}
      aside={<Link to={paths.trackRecord()}>{t('accuracy.record')}</Link>}
    >
      {!data && isError ? (
        <SectionMessage
          alert
          lines={RISK_LEVELS.length}
          text={t('accuracy.failed')}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {forecasts('problem.retry')}
            </Button>
          }
        />
      ) : (
        <>
          <p className={css.window}>
            {data && t('accuracy.window', { start: date(data.start), end: date(data.end) })}
          </p>
          <DataTable
            caption={title}
            columns={columns}
            rows={lines}
            keyOf={({ level }) => level}
            rowClassName={() => css.row}
            className={css.levels}
            busy={!data}
          />
        </>
      )}
    </PageSection>
  );
}

/** The first cell of a line: the risk level and, below it, its threshold and number of matches. */
function Level({ level, result }: Line) {
  const t = useText('home');
  const { percent, count } = useFormats();
  return (
    <>
      <span className={css.name}>{t(`accuracy.${level}`)}</span>
      <span className={css.sample}>
        {result
          ? t('accuracy.sample', {
              count: result.number_of_matches,
              matches: count(result.number_of_matches),
              threshold: percent(result.threshold),
            })
          : '\u00a0'}
      </span>
    </>
  );
}

function Share({ name, share }: { readonly name: string; readonly share: AccuracyShare | null }) {
  const t = useText('home');
  const { percent } = useFormats();
  if (!share) return <span className={css.blank} />;
  const { accuracy } = share;
  const figure = accuracy === null ? '–' : percent(accuracy);
  return (
    <MarkCell
      probability={accuracy}
      figure={figure}
      marked={false}
      label={
        accuracy === null
          ? t('accuracy.nothing', { name })
          : t('accuracy.cell', { name, percent: figure })
      }
      seed={0}
    />
  );
}
