import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The path of the document. Not known when a page is prerendered, because an island is the same on all of them. */
export function usePath(): string {
  return useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => '',
  );
}
