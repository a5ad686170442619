import { useMutation } from '@tanstack/react-query';
import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import type { UploadControls } from '../flow/use-upload.ts';
import type { Change } from './change-choices.ts';

/** The decision in progress, and the outcome of the last one. */
export function useDecide({ choices = { columns: {} }, staging }: UploadView, remap: UploadControls['remap']) {
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: ({ change }: { key: string; change: Change; done: string }) =>
      remap({ choices: change(choices), remember: false, ...(staging !== undefined && { staging }) }),
  });
  /** Sends a decision, and reads the file again with it. `key` identifies the control that is busy; `done` is announced on success. */
  const decide = (key: string, change: Change, done: string) => {
    // A second decision would be based on outdated choices.
    if (!isPending) mutate({ key, change, done });
  };
  return {
    decide,
    pending: isPending ? variables.key : undefined,
    done: isSuccess ? variables.done : undefined,
    problem: error?.message,
  };
}

/** How a control decides about a file. */
export interface Deciding extends Pick<ReturnType<typeof useDecide>, 'decide' | 'pending'> {
  isDisabled: boolean;
  sheets: UploadView['sheets'];
}
