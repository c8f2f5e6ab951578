import type { Problems } from '@tredici/contract/account-rules';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useFieldText } from '#lib/api/problem-text.ts';
import { useForm } from './use-form.ts';

interface TextFormOptions<Values> {
  /** What the fields hold at first, in the order of the page. */
  readonly empty: Values;
  readonly problems: (values: Values) => Problems;
  /** What it throws is kept as the refusal. */
  readonly send: (values: Values) => Promise<void>;
}

/** A form of texts that the server may refuse, whole or by field: what it said stands until somebody types. */
export function useTextForm<Values extends { readonly [Name in keyof Values]: string }>({
  empty,
  problems,
  send,
}: TextFormOptions<Values>) {
  const fieldText = useFieldText();
  const [values, setValues] = useState(empty);
  const [refusal, setRefusal] = useState<unknown>(null);
  const refused = refusal instanceof ApiError ? refusal.codes : undefined;
  const { form, busy, submit, shown, leave, restart } = useForm({
    fields: Object.keys(empty),
    problems: problems(values),
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
  return {
    form,
    busy,
    submit,
    values,
    refusal,
    /** What of the refusal is about a field. */
    refused,
    /** The properties of an input; `entering` is said where nothing was entered. */
    field: (name: keyof Values & string, entering?: string) => ({
      name,
      value: values[name],
      error: fieldText(shown(name), entering),
      onChange: (event: { readonly target: HTMLInputElement }) => {
        setRefusal(null);
        setValues({ ...values, [name]: event.target.value });
      },
      onBlur: () => leave(name),
      required: true,
    }),
    /** As if nobody had touched it yet. */
    clear: () => {
      setValues(empty);
      restart();
    },
  };
}
