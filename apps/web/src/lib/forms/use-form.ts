import type { Problems } from '@tredici/contract/account-rules';
import type { FieldCode } from '@tredici/contract/errors';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { unfold } from '#lib/device/focus.ts';

interface FormOptions {
  /** In the order of the page, by the names of their inputs. */
  readonly fields: readonly string[];
  /** What is wrong now; nothing is sent while there is something. */
  readonly problems: Problems;
  /** What the server refused of what was sent: shown, but it stops nobody from trying again. */
  readonly refused?: Problems | undefined;
  readonly send: () => Promise<void>;
}

const none: readonly FieldCode[] = [];

/** The life of a form: a mistake is shown once its field has been left, all of them once somebody
 *  sends; the first one then gets the focus, and so does the first that the server refuses. One
 *  sending at a time. */
export function useForm({ fields, problems, refused, send }: FormOptions) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // State arrives with the next render; two clicks can arrive before it.
  const underWay = useRef(false);

  const focus = (field: string) => {
    // The refusal may come after somebody has folded the form away.
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
    /** As if nobody had touched it yet. */
    restart: () => setLeft(new Set()),
  };
}
