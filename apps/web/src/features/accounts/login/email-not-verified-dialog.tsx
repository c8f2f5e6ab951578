import { registrationCalls } from '@tredici/contract/registration';
import { useState } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { notify } from '#lib/device/notify.ts';
import { loadMessages, useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';

interface EmailNotVerifiedDialogProps {
  /** As it was typed to log in. */
  readonly email: string;
  readonly onClose: () => void;
}

/** The right password, but an address that nobody has confirmed: offers to send the mail again. */
export function EmailNotVerifiedDialog({ email, onClose }: EmailNotVerifiedDialogProps) {
  const t = useText('common');
  const own = useText('accounts');
  const say = useText('catalogue');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);

  async function resend() {
    setBusy(true);
    setRefusal(null);
    try {
      await request(registrationCalls.resendEmail, { body: { email } });
      notify(say('validationMailSent'));
      onClose();
    } catch (error) {
      // What can be said without them is said.
      await loadMessages('errors').catch(() => undefined);
      setRefusal(error);
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={say('emailNotVerifiedTitle')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button primary busy={busy} onClick={() => void resend()}>
            {own('emailNotVerified.resend')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <p>{say('emailNotVerifiedQuestion')}</p>
      <ProblemPanel
        heading={say('errorsInField')}
        problems={refusal === null ? [] : [{ field: null, text: errorText(refusal) }]}
      />
    </Dialog>
  );
}
