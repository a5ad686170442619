import type { ComponentType } from 'react';

/** A page's code that has not come by then is given up. */
export const chunkTimeLimitMs = 120_000;

/** A route whose page is loaded when it is first visited. */
export function lazyPage(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => ({ Component: await withinTimeLimit(load()) });
}

function withinTimeLimit<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The code of this page did not arrive in time')), chunkTimeLimitMs);
  });
  return Promise.race([loading, overdue]).finally(() => clearTimeout(timer));
}
