import type { ReactNode } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { useTextForm } from '#lib/forms/use-text-form.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import css from './second-factor.module.css';

export interface Proof {
  readonly password: string;
  readonly otp: string;
}
type Field = keyof Proof;

interface ProofFormProps {
  /** The fields to ask for, in this order. */
  readonly fields: readonly Field[];
  readonly submit: string;
  readonly send: (proof: Proof) => Promise<void>;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** Asks for what a stolen session does not have: the password, a code, or both. */
export function ProofForm({ fields, submit: label, send, onCancel, children }: ProofFormProps) {
  const t = useText('profile');
  const say = useText('catalogue');
  const common = useText('common');
  const errorText = useErrorText();
  const { form, busy, submit, field, refusal, refused } = useTextForm<Proof>({
    empty: { password: '', otp: '' },
    problems: (values) =>
      Object.fromEntries(
        fields
          .filter((name) => values[name].trim() === '')
          .map((name) => [name, ['required'] as const]),
      ),
    send,
  });
  // A wrong password is shown at its field.
  const other = refusal !== null && !refused?.password;
  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      {children}
      <ProblemPanel
        heading={say('errorsInField')}
        problems={other ? [{ field: null, text: errorText(refusal) }] : []}
      />
      {fields.includes('password') && (
        <PasswordField
          {...field('password', t('secondFactor.enterPassword'))}
          label={t('secondFactor.password')}
          autoComplete="current-password"
        />
      )}
      {fields.includes('otp') && (
        <TextField
          {...field('otp', t('secondFactor.enterCode'))}
          label={t('secondFactor.code')}
          hint={
            fields.includes('password')
              ? t('secondFactor.codeOrRecovery')
              : t('secondFactor.codeHint')
          }
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <div className={css.actions}>
        <Button type="submit" primary busy={busy}>
          {busy ? t('secondFactor.busy') : label}
        </Button>
        <Button onClick={onCancel}>{common('cancel')}</Button>
      </div>
    </form>
  );
}
