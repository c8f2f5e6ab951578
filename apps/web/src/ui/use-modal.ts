import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Opens a dialog element when it is mounted. It is closed before it leaves the page, not after: only
 *  then does the browser give the focus back to where it was. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // One that asks for something starts where it is to be written.
    dialog?.querySelector<HTMLElement>('form input:not([hidden])')?.focus();
    return () => dialog?.close();
  }, []);
  return ref;
}
