/** The result of this work; `undefined` if it fails, or takes longer than `ms`. */
export async function resultWithin<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overdue = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([work.catch(() => undefined), overdue]).finally(() => clearTimeout(timer));
}
