import type { FantasyFixture } from '@tredici/contract/fantasy-figures';
import type { PlayerDetail } from '@tredici/contract/fantasy-players';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { PageSection } from '#ui/page-section.tsx';
import { ProBadge } from '#ui/pro-badge.tsx';
import { Difficulty } from '../difficulty.tsx';
import css from './fixture-list.module.css';

/** The club's next five matches and how difficult each is. */
export function FixtureList({ detail }: { readonly detail: PlayerDetail }) {
  const t = useText('player');
  const { fixtures, locked, player } = detail;
  const far = fixtures.some(({ outlook }) => outlook?.source === 'strengths');
  // Goalkeepers and defenders benefit from a clean sheet, midfielders and forwards from goals.
  const chance = player.role === 'P' || player.role === 'D' ? 'cleanSheet' : 'goal';
  return (
    <PageSection id="calendario" title={t('fixtures.title')}>
      {fixtures.length === 0 ? (
        <p className={css.note}>{t('fixtures.none')}</p>
      ) : (
        <table className={css.table}>
          <caption className="visually-hidden">{t('fixtures.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('fixtures.match')}</th>
              <th scope="col">
                {t('fixtures.difficulty')} {locked && <ProBadge />}
              </th>
              <th scope="col">{t(`fixtures.${chance}`)}</th>
            </tr>
          </thead>
          <tbody>
            {fixtures.map((fixture) => (
              <Line key={fixture.match_id} fixture={fixture} chance={chance} />
            ))}
          </tbody>
        </table>
      )}
      {far && <p className={css.note}>{t('fixtures.far')}</p>}
    </PageSection>
  );
}

function Line({
  fixture,
  chance,
}: {
  readonly fixture: FantasyFixture;
  readonly chance: 'cleanSheet' | 'goal';
}) {
  const t = useText('player');
  const { day, percent } = useFormats();
  const { outlook, round, at_home, opponent, match_date } = fixture;
  return (
    <tr>
      <th scope="row">
        <span className={css.when}>
          {round !== null && <b>{round}</b>}
          {day(match_date)}
        </span>
        <span className={css.match}>
          {opponent}
          <i>{t(at_home ? 'fixtures.atHome' : 'fixtures.notHome')}</i>
        </span>
      </th>
      <td>
        <Difficulty level={outlook?.difficulty ?? null} />
      </td>
      <td className={css.chance}>
        {outlook ? (
          percent(chance === 'goal' ? outlook.goal_chance : outlook.clean_sheet_chance)
        ) : (
          <span className={css.empty} />
        )}
      </td>
    </tr>
  );
}
