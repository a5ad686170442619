type Gate = (event: PopStateEvent) => void;

let gate: Gate | undefined;

/**
 * To be called before the router is there: at the window, listeners are called in the order in which they were added, also those
 * that capture, and the router leaves a page at once.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => gate?.(event));
}

/** Hears of each step in the browser's history before the router does, and may stop the event. @returns what ends it. */
export function holdHistory(onPop: Gate): () => void {
  gate = onPop;
  return () => {
    if (gate === onPop) gate = undefined;
  };
}
