import { useQueryClient } from '@tanstack/react-query';
import {
  newPasswordProblems,
  PASSWORD_SPECIALS,
  type Problems,
  passwordStrength,
} from '@tredici/contract/account-rules';
import { recoveryCalls } from '@tredici/contract/recovery';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText, useFieldText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { notify } from '#lib/device/notify.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import css from './parts.module.css';
import { SESSIONS_QUERY } from './queries.ts';
import { Section } from './section.tsx';

const NOTHING = { current_password: '', password: '', password2: '' };
type Field = keyof typeof NOTHING;

export function PasswordSection({ username }: { readonly username: string }) {
  const t = useText('profile');
  const say = useText('catalogue');
  const words = useText('password');
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [values, setValues] = useState(NOTHING);
  const [refusal, setRefusal] = useState<unknown>(null);
  const problems: Problems = {
    ...(values.current_password === '' && { current_password: ['required'] }),
    ...newPasswordProblems('password', values.password, 'password2', values.password2),
  };
  const { form, busy, submit, shown, leave, restart } = useForm({
    fields: ['current_password', 'password', 'password2'],
    problems,
    refused: refusal instanceof ApiError ? refusal.codes : undefined,
    send: async () => {
      setRefusal(null);
      try {
        await request(recoveryCalls.changePassword, { body: values });
        setValues(NOTHING);
        restart();
        notify(say('passwordChanged'));
        await queries.invalidateQueries({ queryKey: SESSIONS_QUERY });
      } catch (error) {
        setRefusal(error);
      }
    },
  });
  const entering = { current_password: t('password.enterCurrent'), password: words('enterNew') };
  const field = (name: Field) => ({
    name,
    value: values[name],
    error: fieldText(shown(name), name === 'password2' ? undefined : entering[name]),
    onChange: (event: { target: HTMLInputElement }) => {
      setRefusal(null);
      setValues({ ...values, [name]: event.target.value });
    },
    onBlur: () => leave(name),
  });
  return (
    <Section id="password" title={t('password.title')} intro={t('password.body')}>
      <form ref={form} className={css.form} noValidate onSubmit={submit}>
        <ProblemPanel
          heading={say('errorsInField')}
          problems={refusal === null ? [] : [{ field: null, text: errorText(refusal) }]}
        />
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          {...field('current_password')}
          label={t('password.current')}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields
          password={field('password')}
          repeat={field('password2')}
          strength={passwordStrength(values.password)}
          specials={PASSWORD_SPECIALS}
        />
        <div className={css.actions}>
          <Button type="submit" busy={busy}>
            {busy ? t('saving') : t('password.submit')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
