import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type Championship, championshipCalls } from '@tredici/contract/championships';
import { useState } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useChange } from '#lib/api/use-change.ts';
import { notify } from '#lib/device/notify.ts';
import { useInTurn } from '#lib/device/use-in-turn.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageSection } from '#ui/page-section.tsx';
import type { PresetName } from '../rules/edit-rules.ts';
import { rulesIn } from '../team-rules.ts';
import { refreshTeams, teamQueries } from '../teams/queries.ts';
import { CalendarSection } from './calendar-section.tsx';
import css from './championship-view.module.css';
import { StandingsTable } from './standings-table.tsx';

/** The table, and what is below it. */
const PARTS = 2;

/** The state of a championship: table, calendar, and which participant is the user's own team. */
export function ChampionshipView({
  championship,
  onEdit,
}: {
  readonly championship: Championship;
  readonly onEdit: () => void;
}) {
  const t = useText('championships');
  const ruleWords = useText('rules');
  const [asking, setAsking] = useState(false);
  const drawn = useInTurn(PARTS, 1);
  const rules = rulesIn(championship);
  const own = championship.participants.filter(({ team_id }) => team_id !== null);
  return (
    <div className={drawn < PARTS ? `${css.page} ${css.waiting}` : css.page}>
      <div>
        <PageHeading className={css.name}>
          <bdi>{championship.name}</bdi>
        </PageHeading>
        <p className={css.soft}>
          {ruleWords(`preset.${rules.preset as PresetName}`)} · {rules.season} ·{' '}
          {t('participants.count', { count: championship.participants.length })}
        </p>
      </div>
      <p className={css.teams}>
        {own.length === 0
          ? t('noTeam')
          : own.map(({ id, name, team_id }) => (
              <span key={id}>
                <Link to={paths.team(team_id!)}>
                  <bdi>{name}</bdi>
                </Link>
                {' · '}
                <Link to={paths.auction(team_id!)}>{t('toAuction')}</Link>
              </span>
            ))}
      </p>
      <PageSection title={t('standings')}>
        <StandingsTable championship={championship} />
      </PageSection>
      {drawn > 1 && (
        <>
          <CalendarSection championship={championship} />
          <div className={css.actions}>
            <Button onClick={onEdit}>{t('edit')}</Button>
            <Button onClick={() => setAsking(true)}>{t('delete')}</Button>
          </div>
        </>
      )}
      {asking && <DeleteDialog championship={championship} onClose={() => setAsking(false)} />}
    </div>
  );
}

function DeleteDialog({
  championship: { id, name },
  onClose,
}: {
  readonly championship: Championship;
  readonly onClose: () => void;
}) {
  const t = useText('championships');
  const say = useText('catalogue');
  const common = useText('common');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const router = useRouter();
  const { mutate, isPending } = useChange({
    mutationFn: async () => {
      await request(championshipCalls.deleteChampionship, { params: { id: String(id) } });
      notify(`${name}: ${say('deleted')}`);
      await router.navigate({ to: paths.championshipNew() });
      queries.removeQueries({ queryKey: teamQueries.championship(id).queryKey });
      await refreshTeams(queries);
    },
    onError: (error) => notify(errorText(error), 'failed'),
  });
  return (
    <Dialog
      title={t('delete.title')}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <>
          <Button primary busy={isPending} onClick={() => mutate()}>
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
