import { type ReactNode, useId } from 'react';
import { IconButton } from './button.tsx';
import css from './dialog.module.css';
import { CloseIcon } from './icons.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A modal dialog that is open while it is mounted. It is the browser's own element: the rest of the page is
 *  inert, Escape closes it, and the focus returns to where it was. */
export function Dialog({ title, closeLabel, onClose, children, actions }: DialogProps) {
  const ref = useModal();
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, by onCancel.
    <dialog
      ref={ref}
      className={css.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // The backdrop belongs to the dialog element; clicks on its content must not close it.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={css.head}>
        <h2 className={css.title} id={titleId}>
          {title}
        </h2>
        <div className={css.close}>
          <IconButton label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
      </div>
      <div className={css.body}>
        {children}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
