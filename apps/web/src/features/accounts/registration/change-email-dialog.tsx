import { registrationCalls } from '@tredici/contract/registration';
import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { notify } from '#lib/device/notify.ts';
import { useEmailForm } from '#lib/forms/use-email-form.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Registered } from './registration-memory.ts';

interface ChangeEmailDialogProps {
  readonly registered: Registered;
  readonly onChanged: (registered: Registered) => void;
  readonly onClose: () => void;
}

export function ChangeEmailDialog({ registered, onChanged, onClose }: ChangeEmailDialogProps) {
  const t = useText('registration');
  const say = useText('catalogue');
  const common = useText('common');
  const errorText = useErrorText();
  const { form, busy, submit, refusal, field } = useEmailForm({
    missing: t('enter.email'),
    send: async (email) => {
      const { change_key } = await request(registrationCalls.changeRegistrationEmail, {
        body: { email, change_key: registered.changeKey },
      });
      notify(t('change.done', { email }));
      onChanged({ email, changeKey: change_key });
    },
  });
  const inUse = refusal instanceof ApiError && refusal.code === 'email_in_use';
  return (
    <Dialog title={t('change.title')} closeLabel={common('close')} onClose={onClose}>
      <p>{t('change.body')}</p>
      <form ref={form} noValidate onSubmit={submit}>
        <ProblemPanel
          heading={say('errorsInField')}
          problems={
            refusal === null
              ? []
              : [{ field: inUse ? t('field.email') : null, text: errorText(refusal) }]
          }
        />
        <TextField {...field} label={t('change.label')} autoComplete="email" />
        <Button type="submit" primary wide busy={busy}>
          {t('change.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
