import { useRef, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { focusPart, isFocusLost } from '#lib/device/focus.ts';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { refreshOperator } from './queries.ts';

/** Performs one action at a time, shows its result and reloads everything. The clicked button may disappear
 *  with its row, so the focus moves to its part of the page. */
export function useAct(partId: string) {
  const t = useText('operator');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  // React state changes only with the next render; two clicks can come before it.
  const underWay = useRef(false);

  async function act(work: () => Promise<string>): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      notify(await work());
    } catch (refusal) {
      const isLate = refusal instanceof ApiError && refusal.code === 'conflict';
      notify(isLate ? t('actions.changed') : errorText(refusal), 'failed');
    }
    await refreshOperator();
    underWay.current = false;
    setBusy(false);
    if (isFocusLost()) focusPart(partId);
  }

  return { busy, act: (work: () => Promise<string>) => void act(work) };
}
