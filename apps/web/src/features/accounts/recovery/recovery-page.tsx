import { Link } from '@tanstack/react-router';
import { recoveryCalls } from '@tredici/contract/recovery';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useEmailForm } from '#lib/forms/use-email-form.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button } from '#ui/button.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormPage } from './form-page.tsx';
import { GoLoginDialog } from './go-login-dialog.tsx';

interface RecoveryPageProps {
  readonly onGoLogin: () => void;
}

/** Asks where to send the link for resetting the password. */
export function RecoveryPage({ onGoLogin }: RecoveryPageProps) {
  const t = useText('recovery');
  const say = useText('catalogue');
  const refusalText = useRefusalText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, busy, submit, refusal, field } = useEmailForm({
    missing: t('enterEmail'),
    send: async (email) => {
      await request(recoveryCalls.requestPasswordReset, { body: { email } });
      setSentTo(email);
    },
  });
  const unknown = refusal instanceof ApiError && refusal.code === 'email_not_found';
  return (
    <FormPage title={t('heading')} intro={t('intro')}>
      <form ref={form} noValidate onSubmit={submit}>
        <ProblemPanel
          heading={say('errorsInField')}
          problems={
            refusal === null
              ? []
              : [{ field: unknown ? t('email') : null, text: refusalText(refusal) }]
          }
        />
        <TextField {...field} label={t('email')} autoComplete="username" />
        <Button type="submit" primary wide busy={busy}>
          {busy ? t('submitting') : t('submit')}
        </Button>
      </form>
      <p>
        <Link to={paths.login()}>{t('backToLogin')}</Link>
      </p>
      {sentTo !== null && (
        <GoLoginDialog
          title={t('sent.title')}
          onGoLogin={onGoLogin}
          onClose={() => setSentTo(null)}
        >
          {t('sent.body', { email: sentTo })}
        </GoLoginDialog>
      )}
    </FormPage>
  );
}

/** Explains an unknown address and a rate limit; any other refusal only says that it failed. */
function useRefusalText() {
  const say = useText('catalogue');
  const errorText = useErrorText();
  return (refusal: unknown) =>
    refusal instanceof ApiError &&
    (refusal.code === 'email_not_found' || refusal.code === 'too_many_requests')
      ? errorText(refusal)
      : say('recoveryFailed');
}
