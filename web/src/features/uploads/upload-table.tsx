import { Link } from 'react-router-dom';
import type { UploadSummary } from '#functions/contract/admin/uploads/uploads.ts';
import { uploadDays } from '#functions/domain/retention.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { canCancel, canOpen, outcomeOf } from './outcome-words.ts';

interface UploadTableProps {
  uploads: readonly UploadSummary[];
  cancellingId: string | undefined;
  onCancel: (uploadId: string) => void;
}

export function UploadTable({ uploads, cancellingId, onCancel }: UploadTableProps) {
  const columns: Column<UploadSummary>[] = [
    {
      id: 'file',
      title: 'File',
      cell: (upload) => <FileName upload={upload} />,
      className: 'min-w-44 max-w-72 wrap-anywhere max-sm:min-w-32 max-sm:max-w-36',
    },
    { id: 'outcome', title: 'Outcome', cell: (upload) => <Outcome upload={upload} />, className: 'min-w-64' },
    { id: 'by', title: 'By', cell: ({ byName }) => byName, className: 'min-w-32' },
    { id: 'at', title: 'Uploaded', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      id: 'actions',
      title: 'Actions',
      isTitleHidden: true,
      isActions: true,
      className: 'py-1 w-24',
      cell: (upload) =>
        canCancel(upload) && (
          <Button
            tone="plain"
            size="small"
            isPending={cancellingId === upload.uploadId}
            onPress={() => onCancel(upload.uploadId)}
            aria-label={`Cancel the upload of ${upload.fileName}`}
          >
            Cancel
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      caption="Uploads"
      columns={columns}
      rows={uploads}
      rowKey={({ uploadId }) => uploadId}
      empty={`No file was uploaded in the last ${uploadDays} days.`}
    />
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
      <span
        data-tone={tone}
        className="block font-semibold data-[tone=bad]:text-danger data-[tone=good]:text-success data-[tone=warning]:text-warning"
      >
        {title}
      </span>
      {details && <span className="wrap-anywhere text-quiet">{details}</span>}
    </>
  );
}
