import { Link } from '@tanstack/react-router';
import type { LoginForm as LoginValues } from '@tredici/contract/account';
import { lazy, type SubmitEvent, Suspense, useRef, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { EyeIcon, EyeOffIcon } from '#ui/icons.tsx';
import { TextField } from '#ui/text-field.tsx';
import css from './login-form.module.css';
import { type LoginProblem, loginProblemOf } from './login-problem.ts';

const EmailNotVerifiedDialog = lazy(() =>
  import('./email-not-verified-dialog.tsx').then((module) => ({
    default: module.EmailNotVerifiedDialog,
  })),
);

interface LoginFormProps {
  readonly logIn: (form: LoginValues) => Promise<void>;
  /** The visitor has turned to the form. */
  readonly onTouched?: () => void;
  readonly onLoggedIn: () => void;
  readonly values: LoginValues;
  readonly onChange: (values: LoginValues) => void;
}

const FIELDS = ['username', 'password'] as const;
type Field = (typeof FIELDS)[number];

export function LoginForm({ logIn, onTouched, onLoggedIn, values, onChange }: LoginFormProps) {
  const t = useText('accounts');
  const say = useText('catalogue');
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // State arrives with the next render; two clicks can arrive before it.
  const underWay = useRef(false);

  const names = { username: t('login.usernameField'), password: t('login.passwordField') };
  const missing = FIELDS.filter((field) => values[field].trim() === '');
  const errorOf = (field: Field) =>
    left.has(field) && missing.includes(field) ? say('pleaseEnter', { field: names[field] }) : null;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (underWay.current) return;
    setLeft(new Set(FIELDS));
    if (missing[0]) {
      setProblem({ kind: 'form-invalid' });
      (form.current?.elements.namedItem(missing[0]) as HTMLInputElement | null)?.focus();
      return;
    }
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await logIn({ username: values.username.trim(), password: values.password });
      onLoggedIn();
    } catch (error) {
      setProblem(loginProblemOf(error));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  function field(name: Field) {
    return {
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (event: { target: HTMLInputElement }) =>
        onChange({ ...values, [name]: event.target.value }),
      onBlur: () => setLeft((before) => new Set(before).add(name)),
    };
  }

  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit} onFocus={onTouched}>
      <div role="alert">
        {problem && problem.kind !== 'email-not-verified' && (
          <p className={css.problem}>
            <ProblemText problem={problem} />
          </p>
        )}
      </div>
      <TextField
        {...field('username')}
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...field('password')}
        label={t('login.password')}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        required
        trailing={
          <IconButton
            label={shown ? t('login.hidePassword') : t('login.showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        }
      />
      <Button type="submit" primary wide busy={busy}>
        {busy ? t('login.submitting') : t('login.submit')}
      </Button>
      <div className={css.links}>
        <Link to={paths.recoverPwRequest()}>{t('login.forgot')}</Link>
        <p>
          {t('login.noAccount')} <Link to={paths.registration()}>{t('login.register')}</Link>
        </p>
      </div>
      {problem?.kind === 'email-not-verified' && (
        <Suspense>
          <EmailNotVerifiedDialog email={values.username.trim()} onClose={() => setProblem(null)} />
        </Suspense>
      )}
    </form>
  );
}

function ProblemText({ problem }: { readonly problem: LoginProblem }) {
  const t = useText('accounts');
  const say = useText('catalogue');
  switch (problem.kind) {
    case 'form-invalid':
      return say('formInvalid');
    case 'too-many':
      return problem.waitSeconds > 90
        ? t('login.tooManyMinutes', { count: Math.ceil(problem.waitSeconds / 60) })
        : t('login.tooMany', { count: Math.max(1, Math.ceil(problem.waitSeconds)) });
    case 'unreachable':
      return t('login.unreachable');
    default:
      return say('loginFailed');
  }
}
