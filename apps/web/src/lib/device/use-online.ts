import { useSyncExternalStore } from 'react';

/** Whether the browser believes that the device has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, () => navigator.onLine);
}

function watch(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
