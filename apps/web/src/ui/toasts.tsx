import { useCallback, useEffect, useState } from 'react';
import { type Notification, notifications, takeNotifications } from '#lib/device/notify.ts';
import { IconButton } from './button.tsx';
import { CloseIcon } from './icons.tsx';
import css from './toasts.module.css';

const SHOWN_MS = 6_000;

/** Shows the messages passed to `notify`, at the bottom left. */
export function Toasts({ closeLabel }: { readonly closeLabel: string }) {
  const [shown, setShown] = useState<readonly Notification[]>([]);
  useEffect(() => {
    const show = () => {
      if (notifications.get().length === 0) return;
      const taken = takeNotifications();
      setShown((before) => [...before, ...taken]);
    };
    show();
    return notifications.subscribe(show);
  }, []);
  // The same function on every render, so that a new toast does not restart the timers of the others.
  const close = useCallback(
    (closed: number) => setShown((before) => before.filter(({ id }) => id !== closed)),
    [],
  );
  return (
    <div className={css.toasts}>
      {shown.map((notification) => (
        <Toast
          key={notification.id}
          notification={notification}
          closeLabel={closeLabel}
          onClose={close}
        />
      ))}
    </div>
  );
}

interface ToastProps {
  readonly notification: Notification;
  readonly closeLabel: string;
  readonly onClose: (id: number) => void;
}

/** Disappears by itself, but not while it is hovered or focused. */
function Toast({ notification: { id, message, kind }, closeLabel, onClose }: ToastProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onClose(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, id, onClose]);
  return (
    <div
      role="alert"
      className={kind === 'failed' ? `${css.toast} ${css.failed}` : css.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{message}</p>
      <IconButton label={closeLabel} onClick={() => onClose(id)}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
