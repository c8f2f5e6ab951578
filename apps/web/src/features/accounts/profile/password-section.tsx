import { useQueryClient } from '@tanstack/react-query';
import {
  newPasswordProblems,
  PASSWORD_SPECIALS,
  passwordStrength,
} from '@tredici/contract/account-rules';
import { recoveryCalls } from '@tredici/contract/recovery';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { notify } from '#lib/device/notify.ts';
import { useTextForm } from '#lib/forms/use-text-form.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import css from './parts.module.css';
import { SESSIONS_QUERY } from './queries.ts';
import { Section } from './section.tsx';

export function PasswordSection({ username }: { readonly username: string }) {
  const t = useText('profile');
  const say = useText('catalogue');
  const words = useText('password');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { form, busy, submit, values, field, refusal, clear } = useTextForm({
    empty: { current_password: '', password: '', password2: '' },
    problems: ({ current_password, password, password2 }) => ({
      ...(current_password === '' && { current_password: ['required'] as const }),
      ...newPasswordProblems('password', password, 'password2', password2),
    }),
    send: async (body) => {
      await request(recoveryCalls.changePassword, { body });
      clear();
      notify(say('passwordChanged'));
      await queries.invalidateQueries({ queryKey: SESSIONS_QUERY });
    },
  });
  return (
    <Section
      id="password"
      title={t('password.title')}
      glance={t('password.glance')}
      intro={t('password.body')}
    >
      <form ref={form} className={css.form} noValidate onSubmit={submit}>
        <ProblemPanel
          heading={say('errorsInField')}
          problems={refusal === null ? [] : [{ field: null, text: errorText(refusal) }]}
        />
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          {...field('current_password', t('password.enterCurrent'))}
          label={t('password.current')}
          autoComplete="current-password"
        />
        <NewPasswordFields
          password={field('password', words('enterNew'))}
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
