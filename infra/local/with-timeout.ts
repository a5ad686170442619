/** The outcome, or the error of `tooLate` once the time is over. */
export async function withTimeout<T>(timeoutMs: number, outcome: Promise<T>, tooLate = overdue): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate(timeoutMs)), timeoutMs);
  });
  return Promise.race([outcome, timeOut]).finally(() => clearTimeout(timer));
}

const overdue = (timeoutMs: number): Error => new Error(`There was no answer within ${timeoutMs} ms.`);
