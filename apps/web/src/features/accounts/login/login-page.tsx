import { type ReactNode, useState } from 'react';
import { settings } from '#lib/api/settings.ts';
import { useText } from '#lib/i18n/translate.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { DemoUsers } from './demo-users.tsx';
import { LoginForm } from './login-form.tsx';
import css from './login-page.module.css';

/** Fetched while the visitor types, not before: nobody logs in without touching the form. */
const loadLogIn = () => import('./log-in.ts');

export function LoginPage({
  example,
  onLoggedIn,
}: {
  readonly example: ReactNode;
  readonly onLoggedIn: () => void;
}) {
  const t = useText('accounts');
  const [values, setValues] = useState({ username: '', password: '' });
  const demoUsers = settings().demo_users;
  return (
    <div className={css.page}>
      <div className={css.entry}>
        <PageHeading className={css.title}>{t('login.heading')}</PageHeading>
        <p className={css.intro}>{t('login.intro')}</p>
        <LoginForm
          logIn={async (form) => (await loadLogIn()).logIn(form)}
          onTouched={() => void loadLogIn()}
          onLoggedIn={onLoggedIn}
          values={values}
          onChange={setValues}
        />
        {demoUsers.length > 0 && <DemoUsers users={demoUsers} onPick={setValues} />}
      </div>
      <div className={css.example}>{example}</div>
    </div>
  );
}
