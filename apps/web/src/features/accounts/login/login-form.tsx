import { Link } from '@tanstack/react-router';
import type { LoginForm as LoginValues } from '@tredici/contract/account';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { loadMessages, useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { EyeIcon, EyeOffIcon } from '#ui/icons.tsx';
import { latePart } from '#ui/late-part.tsx';
import { TextField } from '#ui/text-field.tsx';
import css from './login-form.module.css';
import { type LoginProblem, loginProblemOf } from './login-problem.ts';

const EmailNotVerifiedDialog = latePart(
  async () => (await import('./email-not-verified-dialog.tsx')).EmailNotVerifiedDialog,
  { missing: 'notified' },
);

interface LoginFormProps {
  readonly logIn: (form: LoginValues) => Promise<void>;
  /** The visitor has turned to the form. */
  readonly onTouched?: () => void;
  readonly onLoggedIn: () => void;
  readonly values: LoginValues;
  readonly onChange: (values: LoginValues) => void;
}

type Field = keyof LoginValues;

export function LoginForm({ logIn, onTouched, onLoggedIn, values, onChange }: LoginFormProps) {
  const t = useText('accounts');
  const say = useText('catalogue');
  const code = useText('profile');
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  // Only who has a second factor is asked for a code, once name and password were right.
  const [otp, setOtp] = useState<string | null>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // State arrives with the next render; two clicks can arrive before it.
  const underWay = useRef(false);

  const asksCode = otp !== null;
  useEffect(() => {
    if (asksCode) codeField.current?.focus();
  }, [asksCode]);

  const names = {
    username: t('login.usernameField'),
    password: t('login.passwordField'),
    otp: code('secondFactor.enterCode'),
  };
  const given = { username: values.username, password: values.password, ...(asksCode && { otp }) };
  const fields = Object.keys(given) as Field[];
  const missing = fields.filter((field) => given[field]?.trim() === '');
  const errorOf = (field: Field) =>
    left.has(field) && missing.includes(field) ? say('pleaseEnter', { field: names[field] }) : null;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (underWay.current) return;
    setLeft(new Set(fields));
    if (missing[0]) {
      setProblem({ kind: 'form-invalid' });
      (form.current?.elements.namedItem(missing[0]) as HTMLInputElement | null)?.focus();
      return;
    }
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await logIn({ ...given, username: values.username.trim() });
      onLoggedIn();
    } catch (error) {
      const found = await problemWithWords(error);
      setProblem(found);
      if (found.kind === 'code-required') setOtp('');
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  function field(name: Field, onValue: (value: string) => void) {
    return {
      name,
      value: given[name] ?? '',
      error: errorOf(name),
      onChange: (event: { target: HTMLInputElement }) => onValue(event.target.value),
      onBlur: () => setLeft((before) => new Set(before).add(name)),
    };
  }

  /** Another name or password may need no code, or another. */
  function change(changed: Partial<LoginValues>) {
    setOtp(null);
    onChange({ ...values, ...changed });
  }

  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit} onFocus={onTouched}>
      <div role="alert">
        {problem && problem.kind !== 'email-not-verified' && (
          <p className={problem.kind === 'code-required' ? undefined : css.problem}>
            <ProblemText problem={problem} />
          </p>
        )}
      </div>
      <TextField
        {...field('username', (username) => change({ username }))}
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...field('password', (password) => change({ password }))}
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
      {asksCode && (
        <TextField
          {...field('otp', setOtp)}
          ref={codeField}
          label={code('secondFactor.code')}
          hint={code('secondFactor.codeOrRecovery')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
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
        <EmailNotVerifiedDialog email={values.username.trim()} onClose={() => setProblem(null)} />
      )}
    </form>
  );
}

/** Few have a second factor: its words are fetched for who has one. */
async function problemWithWords(error: unknown): Promise<LoginProblem> {
  const found = loginProblemOf(error);
  if (found.kind !== 'code-required') return found;
  return loadMessages('profile').then(
    () => found,
    () => ({ kind: 'unreachable' }),
  );
}

function ProblemText({ problem }: { readonly problem: LoginProblem }) {
  const t = useText('accounts');
  const say = useText('catalogue');
  const code = useText('profile');
  switch (problem.kind) {
    case 'form-invalid':
      return say('formInvalid');
    case 'too-many':
      return problem.waitSeconds > 90
        ? t('login.tooManyMinutes', { count: Math.ceil(problem.waitSeconds / 60) })
        : t('login.tooMany', { count: Math.max(1, Math.ceil(problem.waitSeconds)) });
    case 'unreachable':
      return t('login.unreachable');
    case 'code-required':
      return code('secondFactor.asked');
    case 'code-wrong':
      return code('secondFactor.wrong');
    default:
      return `${say('loginFailed')} ${t('login.failedNext')}`;
  }
}
