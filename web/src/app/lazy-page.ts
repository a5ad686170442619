import { type ComponentType, lazy } from 'react';

/** Time after which loading a page's code is given up. */
export const chunkTimeLimitMs = 120_000;

/** The code of a page did not come: there is no network, or a release has replaced it. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** A page whose code is loaded at the first visit: a component of a module, by its name there. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => {
    try {
      return { default: (await withinTimeLimit(load()))[name] };
    } catch (cause) {
      throw new LoadError('The code of this page did not load', { cause });
    }
  });
}

export function withinTimeLimit<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('This page did not load in time')), chunkTimeLimitMs);
  });
  return Promise.race([loading, overdue]).finally(() => clearTimeout(timer));
}
