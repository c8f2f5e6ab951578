import { lazy, Suspense, useState } from 'react';
import { notifications } from '#lib/device/notify.ts';
import { useStore } from '#lib/device/store.ts';
import { useText } from '#lib/i18n/translate.ts';

const Toasts = lazy(() => import('#ui/toasts.tsx').then((module) => ({ default: module.Toasts })));

/** Nothing until somebody has something to say; from then on, the place where it is said. */
export function ToastHost() {
  const t = useText('common');
  const waiting = useStore(notifications).length > 0;
  const [needed, setNeeded] = useState(waiting);
  if (waiting && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <Toasts closeLabel={t('close')} />
    </Suspense>
  ) : null;
}
