import { Link } from '@tanstack/react-router';
import {
  newPasswordProblems,
  PASSWORD_SPECIALS,
  passwordStrength,
} from '@tredici/contract/account-rules';
import { recoveryCalls } from '@tredici/contract/recovery';
import { useState } from 'react';
import { useFieldText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { notify } from '#lib/device/notify.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { session } from '#lib/session/session.ts';
import { Button } from '#ui/button.tsx';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { FormPage } from './form-page.tsx';
import { GoLoginDialog } from './go-login-dialog.tsx';
import { useResetProblems } from './use-reset-problems.ts';

interface ResetPageProps {
  /** The two parts of the mailed link. */
  readonly uid: string;
  readonly token: string;
  readonly onGoLogin: () => void;
}

type Field = 'new_password1' | 'new_password2';

/** Sets a new password with the mailed key. */
export function ResetPage({ uid, token, onGoLogin }: ResetPageProps) {
  const t = useText('recovery');
  const say = useText('catalogue');
  const words = useText('password');
  const fieldText = useFieldText();
  const problemsOf = useResetProblems();
  const [values, setValues] = useState({ new_password1: '', new_password2: '' });
  const [done, setDone] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const { new_password1, new_password2 } = values;
  const { form, busy, submit, shown, leave } = useForm({
    fields: ['new_password1', 'new_password2'],
    problems: newPasswordProblems('new_password1', new_password1, 'new_password2', new_password2),
    send: async () => {
      setRefusal(null);
      try {
        await request(recoveryCalls.confirmPasswordReset, { body: { ...values, uid, token } });
        // The reset has ended every session, including this device's.
        session.clear();
        setDone(true);
      } catch (error) {
        setRefusal(error);
        notify(say('passwordChangeFailed'), 'failed');
      }
    },
  });
  const field = (name: Field) => ({
    name,
    value: values[name],
    error: fieldText(shown(name), words('enterNew')),
    onChange: (event: { target: HTMLInputElement }) =>
      setValues({ ...values, [name]: event.target.value }),
    onBlur: () => leave(name),
  });
  return (
    <FormPage title={t('reset.heading')} intro={t('reset.intro')}>
      <form ref={form} noValidate onSubmit={submit}>
        <ProblemPanel heading={say('errorsInField')} problems={problemsOf(refusal)}>
          <p>
            <Link to={paths.recoverPwRequest()}>{t('reset.askAgain')}</Link>
          </p>
        </ProblemPanel>
        <NewPasswordFields
          password={field('new_password1')}
          repeat={field('new_password2')}
          strength={passwordStrength(new_password1)}
          specials={PASSWORD_SPECIALS}
        />
        <Button type="submit" primary wide busy={busy}>
          {busy ? t('reset.submitting') : t('reset.submit')}
        </Button>
      </form>
      {done && (
        <GoLoginDialog title={t('reset.doneTitle')} onGoLogin={onGoLogin} onClose={onGoLogin}>
          {say('passwordReset')}
        </GoLoginDialog>
      )}
    </FormPage>
  );
}
