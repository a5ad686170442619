import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { waitingQuery } from './waiting.ts';

export interface Command<Asked, Done> {
  send: (asked: Asked) => Promise<Done>;
  onDone?: ((done: Done, asked: Asked) => void) | undefined;
  /**
   * Queries to reload whatever the outcome, because after a refusal the screen is stale. Or a function of the failure, which is null
   * after a success.
   */
  reloads?: readonly QueryKey[] | ((failure: Error | null) => readonly QueryKey[]) | undefined;
  /** Whether `onDone` waits for the reload. */
  isDoneWhenReloaded?: boolean | undefined;
}

/** A person's command to the server: sent once for each press, with its progress and failure. */
export function useCommand<Asked = void, Done = unknown>(command: Command<Asked, Done>) {
  const { send, onDone, reloads = [], isDoneWhenReloaded = false } = command;
  const queries = useQueryClient();
  const reload = (failure: Error | null) => {
    const keys = typeof reloads === 'function' ? reloads(failure) : reloads;
    // Any command may change what waits and what the audit says.
    for (const queryKey of [waitingQuery.queryKey, ['admin-audit']]) void queries.invalidateQueries({ queryKey });
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
    /** The last command. */
    asked: variables,
    /** The command in progress. */
    pending: isPending ? variables : undefined,
    error,
    failure: error?.message,
    reset,
  };
}
