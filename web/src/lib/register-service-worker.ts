import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

const address = '/sw.js';

/**
 * Registers the service worker, which lets the assessment open without a network, once the page can be used: its files would compete
 * with the page's own. Not in development.
 */
export function useRegisteredWorker(isUsable = true): void {
  useEffect(() => {
    if (isUsable && import.meta.env.PROD && 'serviceWorker' in navigator) whenIdle(() => void registerServiceWorker());
  }, [isUsable]);
}

/** A refusal by the browser is harmless: the assessment works without the worker while there is a network. */
async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  } catch (error) {
    console.warn('This browser keeps nothing of the assessment for later', error);
  }
}
