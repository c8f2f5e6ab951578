import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './app-frame.module.css';

interface DrawerProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The menu over the page, open as long as it is mounted; it closes by itself when a page is chosen
 *  or when the screen grows wide enough for the sidebar. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    const wide = matchMedia('(min-width: 1024px)');
    const stop = router.subscribe('onBeforeNavigate', onClose);
    wide.addEventListener('change', onClose);
    return () => {
      stop();
      wide.removeEventListener('change', onClose);
    };
  }, [router, onClose]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, by onCancel.
    <dialog
      ref={ref}
      className={css.drawer}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
