import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The path of the document. Unknown during prerendering, because an island is the same on all pages. */
export function usePath(): string {
  return useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => '',
  );
}
