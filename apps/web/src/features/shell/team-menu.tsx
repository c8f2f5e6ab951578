import { Link } from '@tanstack/react-router';
import type { FantasyTeam } from '@tredici/contract/fantasy';
import { useId } from 'react';
import { preferences, usePreferences } from '#lib/device/preferences.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { ChevronIcon, TeamsIcon } from './nav-icons.tsx';
import css from './sidebar.module.css';

export interface TeamMenuProps {
  readonly teams: readonly Pick<FantasyTeam, 'id' | 'name'>[];
  /** The menu is narrow: there is room for a picture, not for names. */
  readonly narrow: boolean;
  readonly onWiden?: (() => void) | undefined;
}

/** The user's fantasy teams, folded away or not as they were left. */
export function TeamMenu({ teams, narrow, onWiden }: TeamMenuProps) {
  const t = useText('shell');
  const list = useId();
  const folded = usePreferences().teamsCollapsed || narrow;
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
        </ul>
      )}
    </div>
  );
}
