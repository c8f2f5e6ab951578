import { emailProblems } from '@tredici/contract/account-rules';
import { registrationCalls } from '@tredici/contract/registration';
import { useState } from 'react';
import { request } from '#lib/api.ts';
import { useText } from '#lib/i18n.ts';
import { notify } from '#lib/notify.ts';
import { useErrorText, useFieldText } from '#lib/problem-text.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import css from './resend-form.module.css';

/** Mails another verification. The answer is the same for any address: what it is to us, only its
 *  owner reads. */
export function ResendForm() {
  const t = useText('registration');
  const say = useText('catalogue');
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const { form, busy, submit, shown, leave } = useForm({
    fields: ['email'],
    problems: { email: emailProblems(email) },
    send: async () => {
      setRefusal(null);
      try {
        await request(registrationCalls.verifyEmail, { body: { email } });
        notify(say('validationMailSent'));
        setSent(true);
      } catch (error) {
        setRefusal(error);
      }
    },
  });
  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      <ProblemPanel
        heading={say('errorsInField')}
        problems={refusal === null ? [] : [{ field: null, text: errorText(refusal) }]}
      />
      <TextField
        name="email"
        label={t('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={fieldText(shown('email'), t('enter.email'))}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => leave('email')}
        required
      />
      <Button type="submit" primary busy={busy}>
        {t('verify.resend')}
      </Button>
      <p role="status">{sent && t('verify.sent')}</p>
    </form>
  );
}
