import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { MEDIA } from '#ui/breakpoints.ts';
import { useModal } from '#ui/use-modal.ts';
import css from './app-frame.module.css';

interface DrawerProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The menu over the page, open as long as it is mounted; it closes when a page is chosen or when the screen
 *  becomes wide enough for the sidebar. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  const ref = useModal();
  const router = useRouter();
  useEffect(() => {
    const wide = matchMedia(MEDIA['--open-menu']);
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
