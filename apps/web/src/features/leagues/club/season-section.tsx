import { Link } from '@tanstack/react-router';
import type { Club } from '@tredici/contract/clubs';
import type { LeagueTable } from '@tredici/contract/tables';
import { tournamentById } from '@tredici/contract/tournaments';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { PageSection } from '#ui/page-section.tsx';
import { Chance } from '../table/chance.tsx';
import css from './club-page.module.css';

/** How the season of one club may end, from its league's projection. */
export function SeasonSection({
  club,
  table,
}: {
  readonly club: Club;
  readonly table: LeagueTable;
}) {
  const t = useText('club');
  const words = useText('table');
  const { decimal } = useFormats();
  const line = table.lines.find(({ team_id }) => team_id === club.team_id);
  const { slug } = tournamentById(club.tournament_id)!;
  if (!line || table.no_projection === 'past') return null;
  const { projection } = line;
  return (
    <PageSection
      title={t('season')}
      aside={<Link to={paths.table(slug)}>{t('season.table')}</Link>}
    >
      {projection ? (
        <dl className={css.chances}>
          <div>
            <dt>{t('season.expected')}</dt>
            <dd>{decimal(projection.expected_points, 1)}</dd>
          </div>
          {table.zones.map(({ name }) => (
            <div key={name}>
              <dt>{words(`zone.${name}`)}</dt>
              <dd>
                <Chance
                  chance={projection.chances[name]!}
                  change={projection.change?.[name] ?? null}
                />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={css.note}>{words(`none.${table.no_projection ?? 'pending'}`)}</p>
      )}
    </PageSection>
  );
}
