import { Link } from 'react-router-dom';
import { uploadDays } from '#functions/domain/retention.ts';
import { pagedQuery, usePages } from '#web/lib/admin/paged-query.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { paths } from '#web/lib/paths.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { UploadTable } from './upload-table.tsx';
import { cancelUpload, listUploads } from '#functions/contract/admin/uploads/uploads.ts';
import { call } from '#web/lib/api-client.ts';

/** Interval of reloads while a file is being read. */
const refreshMs = 2_000;

const uploadsQuery = pagedQuery(
  ['admin-uploads'],
  (cursor, signal) => call(listUploads, { query: { cursor } }, { signal }),
  {
    reloadAfterMs: (pages) =>
      pages.some(({ uploads }) => uploads.some(({ status }) => status === 'reading')) ? refreshMs : undefined,
  },
);

/** Every uploaded file with its outcome. */
export function UploadsPage() {
  const uploads = usePages(uploadsQuery, (page) => page.uploads);
  const cancel = useCommand({
    send: (uploadId: string) => call(cancelUpload, { params: { uploadId } }),
    reloads: [uploadsQuery.queryKey],
  });
  return (
    <AdminPage
      title="Uploads"
      about={
        <>
          {`Files of the last ${uploadDays} days`}, newest first. Upload one under{' '}
          <Link to={paths.adminQuizzes}>Manage Assessment</Link>.
        </>
      }
    >
      <Failure of={cancel} />
      <PagedList loading="Loading uploads..." list={uploads}>
        {(rows) => <UploadTable uploads={rows} cancellingId={cancel.pending} onCancel={cancel.run} />}
      </PagedList>
    </AdminPage>
  );
}
