import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type AccuracyShare, RISK_LEVELS } from '@tredici/contract/accuracy';
import { MarkCell } from '#football/mark-cell.tsx';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SectionMessage } from '#ui/section-message.tsx';
import css from './accuracy-section.module.css';
import { homeQueries } from './queries.ts';

/** How often the forecasts of the last year came true, by how much they dared: four lines and two
 *  boxes, each line with its sample. */
export function AccuracySection() {
  const t = useText('home');
  const forecasts = useText('forecasts');
  const { date } = useFormats();
  const { data, isError, isFetching, refetch } = useQuery(homeQueries.levels);
  const title = t('accuracy.title');
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
          <table className={css.levels} aria-busy={!data || undefined}>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t('accuracy.level')}</th>
                <th scope="col" className={css.box}>
                  {t('kind.1x2')}
                </th>
                <th scope="col" className={css.box}>
                  <span aria-hidden="true">{t('accuracy.doubleChance')}</span>
                  <span className="visually-hidden">{t('accuracy.doubleChanceName')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data
                ? data.results.map((result) => <Level key={result.level} {...result} />)
                : RISK_LEVELS.map(({ level }) => <WaitingLevel key={level} level={level} />)}
            </tbody>
          </table>
        </>
      )}
    </PageSection>
  );
}

type LevelName = (typeof RISK_LEVELS)[number]['level'];

function Level({
  level,
  threshold,
  double_chance: doubleChance,
  ...result
}: AccuracyShare & {
  readonly level: LevelName;
  readonly threshold: number;
  readonly double_chance: AccuracyShare;
}) {
  const t = useText('home');
  const { percent, count } = useFormats();
  const { number_of_matches: matches } = result;
  const sample = { count: matches, matches: count(matches), threshold: percent(threshold) };
  return (
    <tr className={css.row}>
      <th scope="row" className={css.level}>
        <span className={css.name}>{t(`accuracy.${level}`)}</span>
        <span className={css.sample}>{t('accuracy.sample', sample)}</span>
      </th>
      <Share name={t('kind.1x2')} share={result} />
      <Share name={t('accuracy.doubleChanceName')} share={doubleChance} />
    </tr>
  );
}

function Share({ name, share }: { readonly name: string; readonly share: AccuracyShare }) {
  const t = useText('home');
  const { percent } = useFormats();
  const { accuracy } = share;
  const figure = accuracy === null ? '–' : percent(accuracy);
  return (
    <td className={css.cell}>
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
    </td>
  );
}

function WaitingLevel({ level }: { readonly level: LevelName }) {
  const t = useText('home');
  return (
    <tr className={css.row}>
      <th scope="row" className={css.level}>
        <span className={css.name}>{t(`accuracy.${level}`)}</span>
        <span className={css.sample}>&nbsp;</span>
      </th>
      <td className={css.cell}>
        <span className={css.blank} />
      </td>
      <td className={css.cell}>
        <span className={css.blank} />
      </td>
    </tr>
  );
}
