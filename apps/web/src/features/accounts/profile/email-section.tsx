import { useQuery, useQueryClient } from '@tanstack/react-query';
import { emailProblems } from '@tredici/contract/account-rules';
import { emailChangeCalls } from '@tredici/contract/email-change';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useTextForm } from '#lib/forms/use-text-form.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import css from './parts.module.css';
import { emailQuery } from './queries.ts';
import { Section } from './section.tsx';

/** The account's e-mail address; a new one takes effect once both mailboxes have confirmed it. */
export function EmailSection() {
  const t = useText('profile');
  const say = useText('catalogue');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { data } = useQuery(emailQuery);
  const { form, busy, submit, field, refusal, refused, clear } = useTextForm({
    empty: { email: '', password: '' },
    problems: ({ email, password }) => ({
      email: emailProblems(email),
      ...(password === '' && { password: ['required'] as const }),
    }),
    send: async (body) => {
      await request(emailChangeCalls.changeEmail, { body });
      clear();
      await queries.invalidateQueries(emailQuery);
    },
  });
  const pending = data?.pending;
  const other = refusal !== null && !refused?.password && !refused?.email;
  return (
    <Section
      id="email"
      title={t('email.title')}
      glance={pending ? t('email.glanceWaits') : (data?.email ?? '\u00a0')}
      intro={t('email.body')}
    >
      <dl className={css.fact}>
        <dt>{t('email.current')}</dt>
        <dd>{data?.email ?? '…'}</dd>
      </dl>
      <p role="status">
        {pending &&
          t(
            pending.old_confirmed
              ? 'email.waitsNew'
              : pending.new_confirmed
                ? 'email.waitsOld'
                : 'email.waitsBoth',
            {
              email: pending.email,
            },
          )}
      </p>
      <form ref={form} className={css.form} noValidate onSubmit={submit}>
        <ProblemPanel
          heading={say('errorsInField')}
          problems={other ? [{ field: null, text: errorText(refusal) }] : []}
        />
        <TextField
          {...field('email', t('email.enterNew'))}
          label={t('email.new')}
          type="email"
          autoComplete="email"
        />
        <PasswordField
          {...field('password', t('delete.enterPassword'))}
          label={t('delete.password')}
          autoComplete="current-password"
        />
        <div className={css.actions}>
          <Button type="submit" busy={busy}>
            {busy ? t('saving') : t('email.submit')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
