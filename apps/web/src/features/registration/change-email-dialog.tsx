import { emailProblems } from '@tredici/contract/account-rules';
import { registrationCalls } from '@tredici/contract/registration';
import { useState } from 'react';
import { request } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { useText } from '#lib/i18n.ts';
import { notify } from '#lib/notify.ts';
import { useErrorText, useFieldText } from '#lib/problem-text.ts';
import { useForm } from '#lib/use-form.ts';
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
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const [email, setEmail] = useState('');
  const [refusal, setRefusal] = useState<unknown>(null);
  const { form, busy, submit, shown, leave } = useForm({
    fields: ['email'],
    problems: { email: emailProblems(email) },
    send: async () => {
      setRefusal(null);
      try {
        const { change_key } = await request(registrationCalls.changeRegistrationEmail, {
          body: { email, change_key: registered.changeKey },
        });
        notify(t('change.done', { email: email.trim() }));
        onChanged({ email: email.trim(), changeKey: change_key });
      } catch (error) {
        setRefusal(error);
      }
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
        <TextField
          name="email"
          label={t('change.label')}
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
        <Button type="submit" primary wide busy={busy}>
          {t('change.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
