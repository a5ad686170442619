import { Link } from 'react-router-dom';
import { counted } from '#functions/domain/text/counted.ts';
import { uploadDays } from '#functions/domain/retention.ts';
import { pagedQuery, usePages } from '#web/lib/admin/paged-query.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { paths } from '#web/lib/paths.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Moment } from '#web/ui/moment.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { type Column, DataTable, rowActions } from '#web/ui/table/data-table.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { cancelUpload, listUploads, type UploadSummary } from '#functions/contract/admin/uploads/uploads.ts';
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
  const columns: Column<UploadSummary>[] = [
    {
      title: 'File',
      cell: (upload) => <FileName upload={upload} />,
      className: 'min-w-44 max-w-72 wrap-anywhere max-sm:min-w-32 max-sm:max-w-36',
    },
    { title: 'Outcome', cell: (upload) => <Outcome upload={upload} />, className: 'min-w-64' },
    { title: 'By', cell: ({ byName }) => byName, className: 'min-w-32' },
    { title: 'Uploaded', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      ...rowActions,
      className: 'py-1 w-24',
      cell: (upload) =>
        canCancel(upload) && (
          <Button
            tone="plain"
            size="small"
            isPending={cancel.pending === upload.uploadId}
            onPress={() => cancel.run(upload.uploadId)}
            aria-label={`Cancel the upload of ${upload.fileName}`}
          >
            Cancel
          </Button>
        ),
    },
  ];
  return (
    <AdminPage
      title="Uploads"
      about={
        <>
          <span>{`Files of the last ${uploadDays} days, newest first. Upload one under `}</span>
          <Link to={paths.adminQuizzes}>Manage Assessment</Link>
          <span>.</span>
        </>
      }
    >
      <Failure of={cancel} />
      <PagedList loading="Loading uploads..." list={uploads}>
        {(rows) => (
          <DataTable
            caption="Uploads"
            columns={columns}
            rows={rows}
            rowKey={({ uploadId }) => uploadId}
            empty={`No file was uploaded in the last ${uploadDays} days.`}
          />
        )}
      </PagedList>
    </AdminPage>
  );
}

/** Links to the preview, if there is one. */
function FileName({ upload }: { upload: UploadSummary }) {
  const { fileName, uploadId } = upload;
  if (!canOpen(upload)) return fileName;
  return (
    <Link to={`${paths.adminQuizzes}?upload=${uploadId}`} aria-label={`Open ${fileName}`}>
      {fileName}
    </Link>
  );
}

function Outcome({ upload }: { upload: UploadSummary }) {
  const { title, details, tone } = outcomeOf(upload);
  return (
    <>
      <span className={classNames('block font-semibold', tone)}>{title}</span>
      {details && <span className="wrap-anywhere text-quiet">{details}</span>}
    </>
  );
}

/** The outcome of an upload, in a word or two and in a sentence. */
function outcomeOf(upload: UploadSummary): { title: string; details: string; tone?: string } {
  const { status, rowsRead, questionCount, counts, problem = '', publishedAs } = upload;
  switch (status) {
    case 'waiting':
      return { title: 'Waiting', details: 'The file has not arrived yet, or is next to be read.' };
    case 'reading':
      return { title: 'Reading', details: `${rowsRead.toLocaleString('en-IN')} rows so far.` };
    case 'staged':
      return {
        title: counts && counts.error > 0 ? 'Needs correcting' : 'Ready to submit',
        details: `${counted(questionCount, 'question')}${defectWords(counts)}.`,
        tone: counts && counts.error > 0 ? 'text-warning' : 'text-success',
      };
    case 'no-questions':
      return { title: 'Needs mapping', details: problem, tone: 'text-warning' };
    case 'refused':
      return { title: 'Refused', details: problem, tone: 'text-danger' };
    case 'cancelled':
      return { title: 'Cancelled', details: '' };
    case 'published': {
      const where = publishedAs ? ` as version ${publishedAs.version} of quiz ${publishedAs.quizId}` : '';
      return { title: 'Published', details: `${counted(questionCount, 'question')}${where}.`, tone: 'text-success' };
    }
  }
}

/** Whether it can still be reviewed and submitted. */
function canOpen({ status }: UploadSummary): boolean {
  return status === 'staged' || status === 'no-questions';
}

/** Whether it can be cancelled. */
function canCancel({ status }: UploadSummary): boolean {
  return status !== 'published' && status !== 'cancelled' && status !== 'refused';
}

function defectWords(counts: UploadSummary['counts']): string {
  if (!counts) return '';
  const total = counts.error + counts.skipped + counts.defaulted + counts.note;
  if (total === 0) return ', no defects';
  const blocking = counts.error > 0 ? ` (${counts.error.toLocaleString('en-IN')} blocking)` : '';
  return `, ${counted(total, 'defect')}${blocking}`;
}
