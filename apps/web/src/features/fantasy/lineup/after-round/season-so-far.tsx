import type { Championship } from '@tredici/contract/championships';
import type { TeamRoundScore } from '@tredici/contract/teams';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { DataTable } from '#ui/data-table.tsx';
import css from './after-round.module.css';

interface SeasonSoFarProps {
  readonly scores: readonly TeamRoundScore[];
  /** The team's row in the table of its championship, if it is in one. */
  readonly standing: Championship['standings'][number] | undefined;
}

/** Every scored round, and the points that the calendar gave or cost. */
export function SeasonSoFar({ scores, standing }: SeasonSoFarProps) {
  const t = useText('lineup');
  const { decimal, signed } = useFormats();
  const sum = (of: (score: TeamRoundScore) => number) =>
    scores.reduce((all, score) => all + of(score), 0);
  return (
    <>
      {scores.length > 0 && (
        <div className={css.score}>
          <h3 className={css.subtitle}>{t('season.title')}</h3>
          <p>
            {t('season.mean', {
              count: scores.length,
              mean: decimal(sum(({ total }) => total) / scores.length, 1),
              missed: decimal(
                sum(({ total, best }) => Math.max(0, (best?.total ?? total) - total)) /
                  scores.length,
                1,
              ),
            })}
          </p>
          <DataTable
            caption={t('season.title')}
            columns={[
              { key: 'round', name: t('season.round'), cell: ({ round }) => round },
              { key: 'total', name: t('after.points'), cell: ({ total }) => decimal(total, 1) },
              { key: 'goals', name: t('season.goals'), cell: ({ goals }) => goals },
              {
                key: 'best',
                name: t('season.best'),
                cell: ({ best }) => (best ? decimal(best.total, 1) : '–'),
              },
            ]}
            rows={[...scores].reverse()}
            keyOf={({ round }) => round}
          />
        </div>
      )}
      {standing && standing.played > 0 && (
        <div className={css.score}>
          <h3 className={css.subtitle}>{t('luck.title')}</h3>
          <p>
            {t('luck.points', {
              points: standing.points,
              expected: decimal(standing.expected_points, 1),
              luck: signed(standing.luck, 1),
            })}
          </p>
          <p className={css.soft}>{t('luck.how')}</p>
        </div>
      )}
    </>
  );
}
