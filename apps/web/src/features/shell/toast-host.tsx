import { useEffect, useState } from 'react';
import { onFirstTouch } from '#lib/device/first-touch.ts';
import { notifications } from '#lib/device/notify.ts';
import { useStore } from '#lib/device/store.ts';
import { useText } from '#lib/i18n/translate.ts';
import type { Toasts as ToastsPart } from '#ui/toasts.tsx';

const fetchToasts = async () => (await import('#ui/toasts.tsx')).Toasts;

/** Nothing until somebody has something to say; from then on, the place where it is said. It is fetched
 *  before that: what there is to say may be that the server does not answer any more. */
export function ToastHost() {
  const t = useText('common');
  const waiting = useStore(notifications).length;
  const [Toasts, setToasts] = useState<typeof ToastsPart | null>(null);
  useEffect(() => onFirstTouch(() => void fetchToasts().catch(() => undefined)), []);
  useEffect(() => {
    if (waiting === 0) return;
    // Where it does not come, the page stays as it is; it is tried again with what is said next.
    fetchToasts().then(
      (part) => setToasts(() => part),
      () => undefined,
    );
  }, [waiting]);
  return Toasts && <Toasts closeLabel={t('close')} />;
}
