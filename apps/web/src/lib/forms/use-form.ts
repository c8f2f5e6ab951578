import type { Problems } from '@tredici/contract/account-rules';
import type { FieldCode } from '@tredici/contract/errors';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { unfold } from '#lib/device/focus.ts';

interface FormOptions {
  /** The names of the inputs, in the order of the page. */
  readonly fields: readonly string[];
  /** The current mistakes; the form cannot be sent while there are any. */
  readonly problems: Problems;
  /** The mistakes that the server reported; they are shown but do not prevent another attempt. */
  readonly refused?: Problems | undefined;
  readonly send: () => Promise<void>;
}

const none: readonly FieldCode[] = [];

/** The state of a form. A mistake is shown once its field has been left, and all of them after an attempt to
 *  send. The first mistake then gets the focus, as does the first one the server reports. Only one request is
 *  sent at a time. */
export function useForm({ fields, problems, refused, send }: FormOptions) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // A ref, because state only changes with the next render and two clicks may come before it.
  const underWay = useRef(false);

  const focus = (field: string) => {
    // The form may have been folded away before the refusal arrived.
    if (form.current) unfold(form.current);
    (form.current?.elements.namedItem(field) as HTMLElement | null)?.focus();
  };

  const refusedFirst = fields.find((field) => (refused?.[field] ?? none).length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal anew, though of one field.
  useEffect(() => {
    if (refusedFirst) focus(refusedFirst);
  }, [refused, refusedFirst]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (underWay.current) return;
    setLeft(new Set(fields));
    const first = fields.find((field) => (problems[field] ?? none).length > 0);
    if (first) {
      focus(first);
      return;
    }
    underWay.current = true;
    setBusy(true);
    try {
      await send();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return {
    form,
    busy,
    submit,
    /** The mistakes to show at a field. */
    shown: (field: string): readonly FieldCode[] =>
      refused?.[field] ?? (left.has(field) ? (problems[field] ?? none) : none),
    leave: (field: string) => setLeft((before) => new Set(before).add(field)),
    /** Resets the form as if nobody had touched it. */
    restart: () => setLeft(new Set()),
  };
}
