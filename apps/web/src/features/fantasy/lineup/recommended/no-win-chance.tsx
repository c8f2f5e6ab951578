import { Link } from '@tanstack/react-router';
import type { Championship } from '@tredici/contract/championships';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';

export interface NoWinChanceProps {
  /** Nobody in the opponent's roster is known, too few for a line-up are, or it could not be fetched. */
  readonly reason: 'unknown' | 'short' | 'failed';
  readonly opponent: Championship['participants'][number];
  /** The user's team. */
  readonly teamId: number;
}

/** Why there is no chance of beating the chosen opponent, and where their roster is entered. */
export function NoWinChance({ reason, opponent: { name, team_id }, teamId }: NoWinChanceProps) {
  const t = useText('lineup');
  return (
    <>
      <p>
        {t(`win.none.${reason}`, { name })}
        {reason !== 'failed' && ` ${t(team_id === null ? 'win.none.bought' : 'win.none.own')}`}
      </p>
      {reason !== 'failed' && (
        <p>
          {team_id === null ? (
            <Link to={paths.auction(teamId)}>{t('win.none.toAuction')}</Link>
          ) : (
            <Link to={paths.team(team_id)}>{t('win.none.toTeam', { name })}</Link>
          )}
        </p>
      )}
    </>
  );
}
