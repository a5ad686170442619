import { useEffect } from 'react';

const address = '/sw.js';

/** Lets the browser keep what the assessment needs, so that it can be opened again without a network. Not in development. */
export function useRegisteredWorker(): void {
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) void registerServiceWorker();
  }, []);
}

/** A browser that refuses is no reason to stop: the assessment works without it as long as there is a network. */
async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  } catch (error) {
    console.warn('This browser keeps nothing of the assessment for later', error);
  }
}
