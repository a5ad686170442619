import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

interface Command<Asked, Done> {
  send: (asked: Asked) => Promise<Done>;
  onDone?: ((done: Done, asked: Asked) => void) | undefined;
  /**
   * What it may have changed, loaded again whatever comes of it: a refusal means that the screen shows what is no longer so. Or what to
   * load after this failure, null after none.
   */
  reloads?: readonly QueryKey[] | ((failure: Error | null) => readonly QueryKey[]) | undefined;
  /** Whether `onDone` waits until that is loaded. */
  isDoneWhenReloaded?: boolean | undefined;
}

/** Something that a person tells the server to do: sent once at each press, with whether it is on its way and why it failed. */
export function useCommand<Asked = void, Done = unknown>(command: Command<Asked, Done>) {
  const { send, onDone, reloads = [], isDoneWhenReloaded = false } = command;
  const queries = useQueryClient();
  const reload = (failure: Error | null) => {
    const keys = typeof reloads === 'function' ? reloads(failure) : reloads;
    return Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: (asked: Asked) => send(asked),
    onSuccess: async (done, asked) => {
      if (isDoneWhenReloaded) await reload(null);
      onDone?.(done, asked);
    },
    onSettled: async (_done, failure) => {
      if (failure || !isDoneWhenReloaded) await reload(failure);
    },
  });
  return {
    run: (asked: Asked) => mutate(asked),
    isPending,
    /** What is on its way. */
    pending: isPending ? variables : undefined,
    error,
    failure: error?.message,
    reset,
  };
}
