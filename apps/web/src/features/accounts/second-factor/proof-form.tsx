import { type ReactNode, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText, useFieldText } from '#lib/api/problem-text.ts';
import { useForm } from '#lib/forms/use-form.ts';
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
  /** What is asked for, in this order. */
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
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const [values, setValues] = useState<Proof>({ password: '', otp: '' });
  const [refusal, setRefusal] = useState<unknown>(null);
  const refused = refusal instanceof ApiError ? refusal.codes : undefined;
  const missing = fields.filter((field) => values[field].trim() === '');
  const { form, busy, submit, shown, leave } = useForm({
    fields,
    problems: Object.fromEntries(missing.map((field) => [field, ['required'] as const])),
    refused,
    send: async () => {
      setRefusal(null);
      try {
        await send(values);
      } catch (error) {
        setRefusal(error);
      }
    },
  });
  const field = (name: Field, entering: string) => ({
    name,
    value: values[name],
    error: fieldText(shown(name), entering),
    onChange: (event: { target: HTMLInputElement }) => {
      setRefusal(null);
      setValues({ ...values, [name]: event.target.value });
    },
    onBlur: () => leave(name),
    required: true,
  });
  // A wrong password is said at its field.
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
