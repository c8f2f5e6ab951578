import { registrationCalls } from '@tredici/contract/registration';
import { useState } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { notify } from '#lib/device/notify.ts';
import { useEmailForm } from '#lib/forms/use-email-form.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import css from './resend-form.module.css';

/** Sends another verification mail. The answer is the same for any address; only its owner learns from the
 *  mail whether it is registered. */
export function ResendForm() {
  const t = useText('registration');
  const say = useText('catalogue');
  const errorText = useErrorText();
  const [sent, setSent] = useState(false);
  const { form, busy, submit, refusal, field } = useEmailForm({
    missing: t('enter.email'),
    send: async (email) => {
      await request(registrationCalls.verifyEmail, { body: { email } });
      notify(say('validationMailSent'));
      setSent(true);
    },
  });
  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      <ProblemPanel
        heading={say('errorsInField')}
        problems={refusal === null ? [] : [{ field: null, text: errorText(refusal) }]}
      />
      <TextField {...field} label={t('email')} autoComplete="email" />
      <Button type="submit" primary busy={busy}>
        {t('verify.resend')}
      </Button>
      <p role="status">{sent && t('verify.sent')}</p>
    </form>
  );
}
