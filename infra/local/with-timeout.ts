/** Waits for the outcome, and rejects with `makeError` after the time-out. */
export async function withTimeout<T>(timeoutMs: number, outcome: Promise<T>, makeError = timeoutError): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(makeError(timeoutMs)), timeoutMs);
  });
  return Promise.race([outcome, timeout]).finally(() => clearTimeout(timer));
}

const timeoutError = (timeoutMs: number): Error => new Error(`There was no answer within ${timeoutMs} ms.`);
