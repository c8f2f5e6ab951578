import { registrationCalls } from '@tredici/contract/registration';
import { useState } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PaperCard } from '#ui/paper-card.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import type { Registered } from './registration-memory.ts';
import css from './success.module.css';

interface SuccessProps {
  readonly registered: Registered;
  readonly onChanged: (registered: Registered) => void;
}

/** Shown after the registration: the user still has to open the mailed link. */
export function Success({ registered, onChanged }: SuccessProps) {
  const t = useText('registration');
  const say = useText('catalogue');
  const errorText = useErrorText();
  const [changing, setChanging] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);

  async function resend() {
    setBusy(true);
    setRefusal(null);
    try {
      await request(registrationCalls.resendEmail, { body: { email: registered.email } });
      notify(say('validationMailSent'));
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <PaperCard>
      <div className={css.success}>
        <Stamp>{t('success.stamp')}</Stamp>
        <PageHeading className={css.title}>{say('registered')}</PageHeading>
        <div>
          <p>{t('success.body')}</p>
          <p className={css.address}>{registered.email}</p>
        </div>
        <p>{t('success.next')}</p>
        <ProblemPanel
          heading={say('errorsInField')}
          problems={refusal === null ? [] : [{ field: null, text: errorText(refusal) }]}
        />
        <div className={css.actions}>
          <LinkButton to={paths.login()} primary>
            {t('success.login')}
          </LinkButton>
          <Button busy={busy} onClick={() => void resend()}>
            {t('success.resend')}
          </Button>
          <Button onClick={() => setChanging(true)}>{t('success.change')}</Button>
        </div>
      </div>
      {changing && (
        <ChangeEmailDialog
          registered={registered}
          onChanged={(changed) => {
            setChanging(false);
            onChanged(changed);
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </PaperCard>
  );
}
