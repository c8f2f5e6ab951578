import { useEffect, useState } from 'react';
import { onFirstTouch } from '#lib/device/first-touch.ts';
import { notifications } from '#lib/device/notify.ts';
import { useStore } from '#lib/device/store.ts';
import { useText } from '#lib/i18n/translate.ts';
import type { Toasts as ToastsPart } from '#ui/toasts.tsx';

const fetchToasts = async () => (await import('#ui/toasts.tsx')).Toasts;

/** Shows messages, and renders nothing until the first. The code is fetched before that, because the message
 *  may be that the server no longer answers. */
export function ToastHost() {
  const t = useText('common');
  const waiting = useStore(notifications).length;
  const [Toasts, setToasts] = useState<typeof ToastsPart | null>(null);
  useEffect(() => onFirstTouch(() => void fetchToasts().catch(() => undefined)), []);
  useEffect(() => {
    if (waiting === 0) return;
    // If it cannot be loaded, the page stays as it is; the next message tries again.
    fetchToasts().then(
      (part) => setToasts(() => part),
      () => undefined,
    );
  }, [waiting]);
  return Toasts && <Toasts closeLabel={t('close')} />;
}
