import { useSyncExternalStore } from 'react';

/** Whether a media query matches; false during prerendering. */
function useMedia(query: string): boolean {
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

/** A phone, or a window as narrow as one. Chrome before 104 knows no `width < 40rem`. */
export const useIsNarrow = () => useMedia('not all and (min-width: 40rem)');

/** Whether the person has asked their system for reduced motion. */
export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)');
