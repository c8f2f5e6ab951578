import { useQuery } from '@tanstack/react-query';
import type { Team } from '@tredici/contract/teams';
import { useText } from '#lib/i18n/translate.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { draftOf } from './draft.ts';
import { teamQueries } from './queries.ts';
import { TeamBuilder } from './team-builder.tsx';
import css from './team-view.module.css';

/** Changes a team. It waits for the championship, so that the team's name there is not lost. */
export function EditTeam({ team, onDone }: { readonly team: Team; readonly onDone: () => void }) {
  const t = useText('teams');
  const isPlaying = team.championship_id !== null;
  const championship = useQuery({
    ...teamQueries.championship(team.championship_id ?? 0),
    enabled: isPlaying,
  });
  if (isPlaying && championship.isPending) return <div className={css.waiting} aria-busy="true" />;
  return (
    <div className={css.page}>
      <PageHeading className={css.name}>{t('editNamed', { name: team.name })}</PageHeading>
      <TeamBuilder
        team={team}
        first={draftOf(team, championship.data)}
        onSaved={onDone}
        onCancel={onDone}
      />
    </div>
  );
}
