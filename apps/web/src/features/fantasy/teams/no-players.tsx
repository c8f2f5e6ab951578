import type { Team } from '@tredici/contract/teams';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';

/** Replaces a page that needs players, for a team without any. */
export function NoPlayers({ team }: { readonly team: Team }) {
  const t = useText('teams');
  const isPlaying = team.championship_id !== null;
  return (
    <MessagePage
      title={t('noPlayers.heading')}
      stamp={t('noPlayers.stamp')}
      body={t('noPlayers.body')}
      actions={
        <>
          {isPlaying && (
            <LinkButton primary to={paths.auction(team.id)}>
              {t('toAuction')}
            </LinkButton>
          )}
          <LinkButton primary={!isPlaying} to={paths.team(team.id)}>
            {t('noPlayers.team')}
          </LinkButton>
        </>
      }
    />
  );
}
