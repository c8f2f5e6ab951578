import { Link } from '@tanstack/react-router';
import type { Team } from '@tredici/contract/teams';
import { useState } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageSection } from '#ui/page-section.tsx';
import type { PresetName } from '../rules/edit-rules.ts';
import { rulesIn } from '../team-rules.ts';
import { GapList } from './gap-list.tsx';
import { RosterCounts } from './roster-counts.tsx';
import { RosterList } from './roster-list.tsx';
import { rosterState } from './roster-state.ts';
import css from './team-view.module.css';
import { useTeamAction } from './use-team-action.ts';

/** The state of a team: its credits, its players, and the next actions. */
export function TeamView({ team, onEdit }: { readonly team: Team; readonly onEdit: () => void }) {
  const t = useText('teams');
  const ruleWords = useText('rules');
  const { count } = useFormats();
  const [asking, setAsking] = useState(false);
  const { act, busy } = useTeamAction(team);
  const rules = rulesIn(team);
  const state = rosterState(rules.roster, team.players);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <PageHeading className={css.name}>
          <bdi>{team.name}</bdi>
        </PageHeading>
        <p className={css.soft}>
          {ruleWords(`preset.${rules.preset as PresetName}`)} · {rules.season}
          {team.championship_id !== null && (
            <>
              {' · '}
              <Link to={paths.championship(team.championship_id)}>{t('toChampionship')}</Link>
            </>
          )}
        </p>
      </div>
      <RosterCounts state={state} />
      <GapList gaps={state.gaps} />
      <TeamActions team={team} onEdit={onEdit} />
      <PageSection title={t('roster.title')}>
        <RosterList
          players={team.players}
          game={rules.game}
          end={({ price }) => (
            <span className={css.price}>
              {count(price)} <span>{t('credits', { count: price })}</span>
            </span>
          )}
        />
      </PageSection>
      <div className={css.actions}>
        <Button busy={busy} onClick={() => act('duplicate')}>
          {t('duplicate')}
        </Button>
        <Button onClick={() => setAsking(true)}>{t('delete')}</Button>
      </div>
      {asking && (
        <DeleteDialog
          name={team.name}
          busy={busy}
          onDelete={() => act('delete')}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** The next actions: without players there is no line-up, so players are added first. */
function TeamActions({ team, onEdit }: { readonly team: Team; readonly onEdit: () => void }) {
  const t = useText('teams');
  const isEmpty = team.players.length === 0;
  const isPlaying = team.championship_id !== null;
  return (
    <div className={css.actions}>
      {!isEmpty && (
        <LinkButton primary to={paths.lineup(team.id)}>
          {t('toLineup')}
        </LinkButton>
      )}
      <LinkButton primary={isEmpty && isPlaying} to={paths.auction(team.id)}>
        {t('toAuction')}
      </LinkButton>
      <Button primary={isEmpty && !isPlaying} onClick={onEdit}>
        {t(isEmpty ? 'addPlayers' : 'edit')}
      </Button>
    </div>
  );
}

function DeleteDialog({
  name,
  busy,
  onDelete,
  onClose,
}: {
  readonly name: string;
  readonly busy: boolean;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}) {
  const t = useText('teams');
  const common = useText('common');
  return (
    <Dialog
      title={t('delete.title')}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <>
          <Button primary busy={busy} onClick={onDelete}>
            {t('delete')}
          </Button>
          <Button onClick={onClose}>{common('cancel')}</Button>
        </>
      }
    >
      <p>{t('delete.body', { name })}</p>
    </Dialog>
  );
}
