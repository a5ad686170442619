/** A signal that aborts after a time, like `AbortSignal.timeout`, which Safari 15.4 and Chrome 100 lack. */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('timeout', 'TimeoutError')), ms);
  return controller.signal;
}
