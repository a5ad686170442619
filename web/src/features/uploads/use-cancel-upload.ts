import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelUpload } from '#functions/contract/admin/uploads/uploads.ts';
import { call } from '#web/lib/api-client.ts';
import { uploadsQuery } from './uploads-query.ts';

/** Calls an upload of the list off, and loads the list again. */
export function useCancelUpload() {
  const queries = useQueryClient();
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (uploadId: string) => call(cancelUpload, { params: { uploadId } }),
    networkMode: 'always',
    // Also when it was refused: then the list was not what it is.
    onSettled: () => queries.invalidateQueries({ queryKey: uploadsQuery.queryKey }),
  });
  return {
    run: (uploadId: string) => mutate(uploadId),
    cancellingId: isPending ? variables : undefined,
    problem: error?.message,
  };
}
