import { Link } from 'react-router-dom';
import { usePages } from '#web/lib/admin/paged-query.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { paths } from '#web/lib/paths.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { UploadTable } from './upload-table.tsx';
import { uploadsQuery } from './uploads-query.ts';
import { cancelUpload } from '#functions/contract/admin/uploads/uploads.ts';
import { call } from '#web/lib/api-client.ts';

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
          Files of the last 30 days, newest first. Upload one under{' '}
          <Link to={paths.adminQuizzes}>Manage Assessment</Link>.
        </>
      }
    >
      {cancel.failure && (
        <Notice tone="danger">
          <p>{cancel.failure}</p>
        </Notice>
      )}
      <PagedList loading="Loading uploads..." list={uploads}>
        {(rows) => <UploadTable uploads={rows} cancellingId={cancel.pending} onCancel={cancel.run} />}
      </PagedList>
    </AdminPage>
  );
}
