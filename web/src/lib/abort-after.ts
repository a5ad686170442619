/** A signal that aborts after a time, like `AbortSignal.timeout`, which Safari 15.4 and Chrome 100 lack. */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  return controller.signal;
}
