import { emailProblems } from '@tredici/contract/account-rules';
import { type ChangeEvent, useState } from 'react';
import { useFieldText } from '#lib/api/problem-text.ts';
import { useForm } from './use-form.ts';

interface EmailFormOptions {
  /** The error for an empty field. */
  readonly missing: string;
  /** Sends a valid address; an error it throws is shown as the refusal. */
  readonly send: (email: string) => Promise<void>;
}

/** A form with one e-mail field. `field` holds the properties of its input. */
export function useEmailForm({ missing, send }: EmailFormOptions) {
  const fieldText = useFieldText();
  const [email, setEmail] = useState('');
  const [refusal, setRefusal] = useState<unknown>(null);
  const { form, busy, submit, shown, leave } = useForm({
    fields: ['email'],
    problems: { email: emailProblems(email) },
    send: async () => {
      setRefusal(null);
      try {
        await send(email.trim());
      } catch (error) {
        setRefusal(error);
      }
    },
  });
  const field = {
    name: 'email',
    type: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
    value: email,
    error: fieldText(shown('email'), missing),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setEmail(event.target.value),
    onBlur: () => leave('email'),
  } as const;
  return { form, busy, submit, refusal, field };
}
