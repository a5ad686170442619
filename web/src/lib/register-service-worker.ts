import { useEffect } from 'react';

const address = '/sw.js';

/** Registers the service worker, which lets the assessment open without a network. Not in development. */
export function useRegisteredWorker(): void {
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) void registerServiceWorker();
  }, []);
}

/** A refusal by the browser is harmless: the assessment works without the worker while there is a network. */
async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  } catch (error) {
    console.warn('This browser keeps nothing of the assessment for later', error);
  }
}
