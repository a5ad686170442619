type Gate = (event: PopStateEvent) => void;

let gate: Gate | undefined;

/**
 * Call it before the router exists: listeners on the window run in the order of registration, also capturing ones, and the router
 * leaves a page at once.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => gate?.(event));
}

/** Handles each step in the browser's history before the router does; the handler may stop the event. @returns a function that ends it. */
export function holdHistory(onPop: Gate): () => void {
  gate = onPop;
  return () => {
    if (gate === onPop) gate = undefined;
  };
}
