import { useErrorText } from '#lib/api/problem-text.ts';
import { useTextForm } from '#lib/forms/use-text-form.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import css from './parts.module.css';

interface PasswordDialogProps {
  readonly username: string;
  readonly title: string;
  readonly body: string;
  readonly submit: string;
  readonly submitting: string;
  /** Performs the action with the password, and closes the dialog itself. */
  readonly send: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password again before an action that a stolen session must not be able to do. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { username, title, body, send, onClose } = props;
  const t = useText('profile');
  const say = useText('catalogue');
  const common = useText('common');
  const errorText = useErrorText();
  const { form, busy, submit, field, refusal, refused } = useTextForm({
    empty: { password: '' },
    problems: ({ password }) => (password === '' ? { password: ['required'] } : {}),
    send: ({ password }) => send(password),
  });
  // A wrong password is shown at its field.
  const other = refusal !== null && !refused?.password;
  return (
    <Dialog title={title} closeLabel={common('close')} onClose={onClose}>
      <p>{body}</p>
      <form ref={form} className={css.form} noValidate onSubmit={submit}>
        <ProblemPanel
          heading={say('errorsInField')}
          problems={other ? [{ field: null, text: errorText(refusal) }] : []}
        />
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          {...field('password', t('delete.enterPassword'))}
          label={t('delete.password')}
          autoComplete="current-password"
        />
        <div className={`${css.actions} ${css.inDialog}`}>
          <Button type="submit" primary busy={busy}>
            {busy ? props.submitting : props.submit}
          </Button>
          <Button onClick={onClose}>{common('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
