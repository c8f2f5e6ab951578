import { userProfileCalls } from '@tredici/contract/user-profile';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText, useFieldText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { notify } from '#lib/device/notify.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import css from './parts.module.css';

interface DeleteDialogProps {
  readonly userId: number;
  readonly username: string;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ userId, username, onDeleted, onClose }: DeleteDialogProps) {
  const t = useText('profile');
  const say = useText('catalogue');
  const common = useText('common');
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<unknown>(null);
  const refused = refusal instanceof ApiError ? refusal.codes : undefined;
  const { form, busy, submit, shown, leave } = useForm({
    fields: ['password'],
    problems: password === '' ? { password: ['required'] } : {},
    refused,
    send: async () => {
      setRefusal(null);
      try {
        await request(userProfileCalls.deleteUserProfile, {
          params: { id: userId },
          body: { password },
        });
        notify(t('delete.account', { done: say('deleted') }));
        onDeleted();
      } catch (error) {
        setRefusal(error);
      }
    },
  });
  // A wrong password is said at its field.
  const other = refusal !== null && !refused?.password;
  return (
    <Dialog title={t('delete.dialogTitle')} closeLabel={common('close')} onClose={onClose}>
      <p>{t('delete.dialogBody')}</p>
      <form ref={form} className={css.form} noValidate onSubmit={submit}>
        <ProblemPanel
          heading={say('errorsInField')}
          problems={other ? [{ field: null, text: errorText(refusal) }] : []}
        />
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          name="password"
          label={t('delete.password')}
          autoComplete="current-password"
          value={password}
          error={fieldText(shown('password'), t('delete.enterPassword'))}
          onChange={(event) => {
            setRefusal(null);
            setPassword(event.target.value);
          }}
          onBlur={() => leave('password')}
          required
        />
        <div className={`${css.actions} ${css.inDialog}`}>
          <Button type="submit" primary busy={busy}>
            {busy ? t('delete.deleting') : t('delete.confirm')}
          </Button>
          <Button onClick={onClose}>{common('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
