import type { Problems } from '@tredici/contract/account-rules';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useFieldText } from '#lib/api/problem-text.ts';
import { useForm } from './use-form.ts';

interface TextFormOptions<Values> {
  /** The initial values, in the order of the page. */
  readonly empty: Values;
  readonly problems: (values: Values) => Problems;
  /** Sends the values; an error it throws is shown as the refusal. */
  readonly send: (values: Values) => Promise<void>;
}

/** A form of text fields that the server may refuse as a whole or by field. The refusal is shown until the
 *  reader types. */
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
    /** The part of the refusal that is about a field. */
    refused,
    /** The properties of an input; `entering` names what is missing when it is empty. */
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
    /** Resets the form as if nobody had touched it. */
    clear: () => {
      setValues(empty);
      restart();
    },
  };
}
