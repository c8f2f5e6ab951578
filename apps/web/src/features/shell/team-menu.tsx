import { Link } from '@tanstack/react-router';
import type { FantasyTeam } from '@tredici/contract/fantasy';
import { type ReactNode, useId } from 'react';
import { preferences, usePreferences } from '#lib/device/preferences.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { ChevronIcon, TeamsIcon } from './nav-icons.tsx';
import css from './sidebar.module.css';

export interface TeamMenuProps {
  readonly teams: readonly Pick<FantasyTeam, 'id' | 'name'>[];
  /** The menu is collapsed: there is room for an icon, not for names. */
  readonly narrow: boolean;
  readonly onWiden?: (() => void) | undefined;
}

/** The user's fantasy teams, folded or open as last left; without any, a link to create the first. */
export function TeamMenu({ teams, narrow, onWiden }: TeamMenuProps) {
  const t = useText('shell');
  const list = useId();
  const folded = usePreferences().teamsCollapsed || narrow;
  if (teams.length === 0) return <NewTeam narrow={narrow} icon={<TeamsIcon />} />;
  return (
    <div>
      <button
        type="button"
        className={css.item}
        aria-expanded={!folded}
        aria-controls={folded ? undefined : list}
        title={narrow ? t('nav.teams') : undefined}
        onClick={() => {
          preferences.set({ teamsCollapsed: !folded });
          if (narrow) onWiden?.();
        }}
      >
        <TeamsIcon />
        <span className={narrow ? 'visually-hidden' : css.label}>{t('nav.teams')}</span>
        {!narrow && <ChevronIcon down={!folded} />}
      </button>
      {!folded && (
        <ul id={list} className={css.teams}>
          {teams.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.team(id)} className={css.item}>
                <bdi className={css.label}>{name}</bdi>
              </Link>
            </li>
          ))}
          <li>
            <NewTeam narrow={false} />
          </li>
        </ul>
      )}
    </div>
  );
}

function NewTeam({ narrow, icon }: Pick<TeamMenuProps, 'narrow'> & { readonly icon?: ReactNode }) {
  const t = useText('shell');
  return (
    <Link to={paths.teamNew()} className={css.item} title={narrow ? t('nav.teamNew') : undefined}>
      {icon}
      <span className={narrow ? 'visually-hidden' : css.label}>{t('nav.teamNew')}</span>
    </Link>
  );
}
