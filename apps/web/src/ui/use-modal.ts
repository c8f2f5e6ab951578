import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Opens a dialog element when it is mounted. It must be closed before it leaves the page: only then does the
 *  browser return the focus to where it was. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // A dialog with a form starts in its first field.
    dialog?.querySelector<HTMLElement>('form input:not([hidden])')?.focus();
    return () => dialog?.close();
  }, []);
  return ref;
}
