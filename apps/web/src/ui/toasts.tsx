import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Notifications, showNotification } from '@mantine/notifications';
import { useEffect } from 'react';
import { notifications, takeNotifications } from '#lib/device/notify.ts';
import { MantineRoot } from './mantine-root.tsx';
import css from './toasts.module.css';

const SHOWN_MS = 6_000;

/** Shows what `notify` was told, at the bottom left. */
export function Toasts({ closeLabel }: { readonly closeLabel: string }) {
  useEffect(() => {
    const show = () => {
      if (notifications.get().length === 0) return;
      for (const { id, message, kind } of takeNotifications()) {
        showNotification({
          id: String(id),
          message,
          autoClose: SHOWN_MS,
          className: kind === 'failed' ? `${css.toast} ${css.failed}` : (css.toast ?? ''),
          classNames: { description: css.message ?? '' },
          closeButtonProps: { 'aria-label': closeLabel },
        });
      }
    };
    show();
    return notifications.subscribe(show);
  }, [closeLabel]);
  return (
    <MantineRoot>
      <Notifications position="bottom-left" />
    </MantineRoot>
  );
}
