import { Link } from '@tanstack/react-router';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import css from './open-ways.module.css';

const WAYS = [
  ['results', paths.resultsBase()],
  ['players', paths.playerList()],
  ['board', paths.statsBoard()],
  ['record', paths.trackRecord()],
  ['profile', paths.profile()],
] as const;

/** What a user with the Free plan can do from here. */
export function OpenWays() {
  const t = useText('billing');
  return (
    <nav className={css.ways} aria-label={t('ways.title')}>
      <p className={css.title}>{t('ways.title')}</p>
      <ul>
        <li>
          <a href="#partita-del-giorno">{t('ways.match')}</a>
        </li>
        {WAYS.map(([name, to]) => (
          <li key={name}>
            <Link to={to}>{t(`ways.${name}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
