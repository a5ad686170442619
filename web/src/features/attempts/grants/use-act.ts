import { useMutation, useQueryClient } from '@tanstack/react-query';
import { attemptsKey } from '../attempts-queries.ts';

/** Does something with a reason; whatever comes of it, what is shown is loaded again. */
export function useAct<Done>(act: (reason: string) => Promise<Done>, onDone: (done: Done) => void) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    networkMode: 'always',
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: attemptsKey }),
  });
  return { onConfirm: (reason: string) => mutate(reason), isPending, failure: error?.message };
}
