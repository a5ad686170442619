import { type ComponentType, lazy } from 'react';

/** A page's code that has not come by then is given up. */
export const chunkTimeLimitMs = 120_000;

/** A page that is loaded when it is first visited. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await withinTimeLimit(load()) }));
}

export function withinTimeLimit<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('This page did not load in time')), chunkTimeLimitMs);
  });
  return Promise.race([loading, overdue]).finally(() => clearTimeout(timer));
}
