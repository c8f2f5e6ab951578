import { useState } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { notify } from '#lib/device/notify.ts';

/** Makes a call that answers with an external address, and goes there. */
export function useRedirect(ask: () => Promise<{ readonly url: string }>) {
  const [isBusy, setBusy] = useState(false);
  const errorText = useErrorText();
  const go = async () => {
    setBusy(true);
    try {
      const { url } = await ask();
      // The button stays busy until the other page has loaded.
      window.location.assign(url);
    } catch (error) {
      setBusy(false);
      notify(errorText(error), 'failed');
    }
  };
  return { isBusy, go: () => void go() };
}
