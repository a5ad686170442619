/** `done`, or the code of the refusal. */
export const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    ({ code = 'error' }: { code?: string }) => code,
  );
