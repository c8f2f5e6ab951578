import { useEffect, useState } from 'react';
import { onFirstTouch } from '#lib/device/first-touch.ts';
import { notifications, takeNotifications } from '#lib/device/notify.ts';
import { useStore } from '#lib/device/store.ts';
import { useText } from '#lib/i18n/translate.ts';
import { CornerCard } from '#ui/corner-card.tsx';
import type { Toasts as ToastsPart } from '#ui/toasts.tsx';

const fetchToasts = async () => (await import('#ui/toasts.tsx')).Toasts;

/** Shows messages, and renders nothing until the first. The code is fetched before that, because the message
 *  may be that the server no longer answers. If it could not be fetched, the messages stand on a plain card
 *  until they are closed. */
export function ToastHost() {
  const t = useText('common');
  const waiting = useStore(notifications);
  const [Toasts, setToasts] = useState<typeof ToastsPart | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => onFirstTouch(() => void fetchToasts().catch(() => undefined)), []);
  useEffect(() => {
    if (waiting.length === 0) return;
    fetchToasts().then(
      (part) => setToasts(() => part),
      () => setMissing(true),
    );
  }, [waiting]);
  const closeLabel = t('close');
  if (Toasts) return <Toasts closeLabel={closeLabel} />;
  if (!isMissing || waiting.length === 0) return null;
  const messages = new Set(waiting.map(({ message }) => message));
  return (
    <div role="alert">
      <CornerCard
        title={[...messages].join(' ')}
        closeLabel={closeLabel}
        onClose={takeNotifications}
        actions={null}
      >
        {null}
      </CornerCard>
    </div>
  );
}
