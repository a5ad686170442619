import { Link } from 'react-router-dom';
import { uploadDays } from '#functions/domain/retention.ts';
import { pagedQuery, usePages } from '#web/lib/admin/paged-query.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { paths } from '#web/lib/paths.ts';
import { buttons } from '#web/lib/words/ui.ts';
import * as words from '#web/lib/words/uploads.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Moment } from '#web/ui/moment.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { type Column, DataTable, rowActions } from '#web/ui/table/data-table.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { cancelUpload, listUploads, type UploadSummary } from '#functions/contract/admin/uploads/uploads.ts';
import { call } from '#web/lib/api-client.ts';
import { Tagged } from '#web/ui/tagged.tsx';

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
      title: words.columns.file,
      cell: (upload) => <FileName upload={upload} />,
      className: 'min-w-44 max-w-72 wrap-anywhere max-sm:min-w-32 max-sm:max-w-36',
    },
    { title: words.columns.outcome, cell: (upload) => <Outcome upload={upload} />, className: 'min-w-64' },
    { title: words.columns.by, cell: ({ byName }) => byName, className: 'min-w-32' },
    { title: words.columns.at, cell: ({ createdAt }) => <Moment at={createdAt} /> },
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
            aria-label={words.cancelThis(upload.fileName)}
          >
            {buttons.cancel}
          </Button>
        ),
    },
  ];
  return (
    <AdminPage
      title={words.title}
      about={
        <Tagged text={words.about(uploadDays)} draw={{ bank: (text) => <Link to={paths.adminQuizzes}>{text}</Link> }} />
      }
    >
      <Failure of={cancel.failure} />
      <PagedList loading={words.loading} list={uploads}>
        {(rows) => (
          <DataTable
            caption={words.title}
            columns={columns}
            rows={rows}
            rowKey={({ uploadId }) => uploadId}
            empty={words.none(uploadDays)}
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
    <Link to={`${paths.adminQuizzes}?upload=${uploadId}`} aria-label={words.open(fileName)}>
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

/** The outcome of an upload, in a word or two and in a sentence or two. */
function outcomeOf(upload: UploadSummary): { title: string; details: string; tone?: string } {
  const { status, rowsRead, questionCount, counts, problem = '', publishedAs } = upload;
  const { before, after } = words;
  switch (status) {
    case 'waiting':
      return { title: before.waiting, details: words.waiting };
    case 'reading':
      return { title: before.reading, details: words.rowsSoFar(rowsRead) };
    case 'staged':
      return {
        title: counts && counts.error > 0 ? before.toFix : after.ready,
        details: `${words.questions(questionCount)}${checksOf(counts)}`,
        tone: counts && counts.error > 0 ? 'text-warning' : 'text-success',
      };
    case 'no-questions':
      return { title: before.unmapped, details: problem, tone: 'text-warning' };
    case 'refused':
      return { title: after.refused, details: problem, tone: 'text-danger' };
    case 'cancelled':
      return { title: after.cancelled, details: '' };
    case 'published': {
      const details = publishedAs ? words.publishedAs(questionCount, publishedAs) : words.questions(questionCount);
      return { title: after.done, details, tone: 'text-success' };
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

function checksOf(counts: UploadSummary['counts']): string {
  if (!counts) return '';
  const total = counts.error + counts.skipped + counts.defaulted + counts.note;
  if (total === 0) return ` ${words.allFine}`;
  return ` ${words.toCheck(total)}${counts.error > 0 ? ` ${words.toFix(counts.error)}` : ''}`;
}
