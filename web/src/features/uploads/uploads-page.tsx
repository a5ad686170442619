import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { UploadTable } from './upload-table.tsx';
import { uploadsQuery } from './uploads-query.ts';
import { cancelUpload } from '#functions/contract/admin/uploads/uploads.ts';
import { call } from '#web/lib/api-client.ts';

/** Every file that was uploaded, and what came of it. */
export function UploadsPage() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(uploadsQuery);
  const cancel = useCancelUpload();
  const uploads = data?.pages.flatMap((page) => page.uploads);
  return (
    <AdminPage
      title="Uploads"
      about={
        <>
          Files of the last 30 days, newest first. Upload one under{' '}
          <Link to={paths.adminQuizzes}>Manage Assessment</Link>.
        </>
      }
    >
      {cancel.problem && (
        <Notice tone="danger">
          <p>{cancel.problem}</p>
        </Notice>
      )}
      <PagedList
        loading="Loading uploads..."
        error={error}
        onRetry={() => void refetch()}
        hasMore={hasNextPage}
        isLoadingMore={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      >
        {uploads && <UploadTable uploads={uploads} cancellingId={cancel.cancellingId} onCancel={cancel.run} />}
      </PagedList>
    </AdminPage>
  );
}

/** Calls an upload of the list off, and loads the list again. */
function useCancelUpload() {
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
