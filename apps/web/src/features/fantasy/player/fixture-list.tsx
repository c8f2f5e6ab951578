import type { FantasyFixture } from '@tredici/contract/fantasy-figures';
import type { PlayerDetail } from '@tredici/contract/fantasy-players';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { DataTable } from '#ui/data-table.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { ProBadge } from '#ui/pro-badge.tsx';
import { Difficulty } from '../difficulty.tsx';
import css from './fixture-list.module.css';

/** The club's next five matches and how difficult each is. */
export function FixtureList({ detail }: { readonly detail: PlayerDetail }) {
  const t = useText('player');
  const { percent } = useFormats();
  const { fixtures, locked, player } = detail;
  const far = fixtures.some(({ outlook }) => outlook?.source === 'strengths');
  // Goalkeepers and defenders benefit from a clean sheet, midfielders and forwards from goals.
  const chance = player.role === 'P' || player.role === 'D' ? 'cleanSheet' : 'goal';
  return (
    <PageSection id="calendario" title={t('fixtures.title')}>
      {fixtures.length === 0 ? (
        <p className={css.note}>{t('fixtures.none')}</p>
      ) : (
        <DataTable
          caption={t('fixtures.caption')}
          columns={[
            {
              key: 'match',
              name: t('fixtures.match'),
              cell: (fixture) => <Fixture fixture={fixture} />,
            },
            {
              key: 'difficulty',
              name: t('fixtures.difficulty'),
              heading: (
                <>
                  {t('fixtures.difficulty')} {locked && <ProBadge />}
                </>
              ),
              cell: ({ outlook }) => <Difficulty level={outlook?.difficulty ?? null} />,
              className: css.difficulty,
            },
            {
              key: 'chance',
              name: t(`fixtures.${chance}`),
              cell: ({ outlook }) =>
                outlook ? (
                  percent(chance === 'goal' ? outlook.goal_chance : outlook.clean_sheet_chance)
                ) : (
                  <span className={css.empty} />
                ),
              className: css.chance,
            },
          ]}
          rows={fixtures}
          keyOf={({ match_id }) => match_id}
          className={css.table}
        />
      )}
      {far && <p className={css.note}>{t('fixtures.far')}</p>}
    </PageSection>
  );
}

function Fixture({
  fixture: { round, match_date, opponent, at_home },
}: {
  readonly fixture: FantasyFixture;
}) {
  const t = useText('player');
  const { day } = useFormats();
  return (
    <>
      <span className={css.when}>
        {round !== null && <b>{round}</b>}
        {day(match_date)}
      </span>
      <span className={css.match}>
        {opponent}
        <i>{t(at_home ? 'fixtures.atHome' : 'fixtures.notHome')}</i>
      </span>
    </>
  );
}
