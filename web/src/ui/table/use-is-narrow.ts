import { useSyncExternalStore } from 'react';

/** A phone, or a window as narrow as one. */
const query = '(width < 40rem)';

export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', notify);
      return () => media?.removeEventListener('change', notify);
    },
    () => window.matchMedia?.(query)?.matches ?? false,
    () => false,
  );
}
