import type { LoginForm } from '@tredici/contract/account';
import { useText } from '#lib/i18n/translate.ts';
import css from './demo-users.module.css';

interface DemoUsersProps {
  readonly users: readonly LoginForm[];
  readonly onPick: (user: LoginForm) => void;
}

/** The users of the demo world, with their passwords: they exist nowhere else. */
export function DemoUsers({ users, onPick }: DemoUsersProps) {
  const t = useText('accounts');
  return (
    <section className={css.box} aria-label={t('login.demoHeading')}>
      <h2 className={css.title}>{t('login.demoHeading')}</h2>
      <p>{t('login.demoHint')}</p>
      <ul className={css.users}>
        {users.map((user) => (
          <li key={user.username}>
            <button
              type="button"
              className={css.user}
              onClick={() => onPick({ username: user.username, password: user.password })}
            >
              <b>
                <span className="visually-hidden">{t('login.demoUse')} </span>
                {user.username}
              </b>
              <span className={css.password}>{user.password}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
