import type { ExportView } from '#functions/contract/admin/export.ts';
import { indiaDayWords } from '#functions/domain/calendar/india-days.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { kindWords, stateWords } from './export-words.ts';

interface ExportListProps {
  exports: readonly ExportView[];
  /** Id of the export whose link is being asked for. */
  downloading: string | undefined;
  onDownload: (exportId: string) => void;
}

const marks = {
  waiting: { tone: 'quiet', word: 'Waiting' },
  writing: { tone: 'info', word: 'Writing' },
  ready: { tone: 'success', word: 'Ready' },
  failed: { tone: 'danger', word: 'Failed' },
} as const;

/** A finished export without a file found no attempt: a green "Ready" would promise a download. */
const markOf = ({ status, fileName }: ExportView) =>
  status === 'ready' && fileName === undefined ? ({ tone: 'quiet', word: 'Empty' } as const) : marks[status];

/** The admin's exports of the last day. */
export function ExportList({ exports, downloading, onDownload }: ExportListProps) {
  const columns: Column<ExportView>[] = [
    { id: 'what', title: 'What', className: 'min-w-44 whitespace-normal', cell: (row) => <What {...row} /> },
    {
      id: 'state',
      title: 'State',
      className: 'min-w-44 whitespace-normal',
      cell: (row) => (
        <>
          <StatusMark tone={markOf(row).tone}>{markOf(row).word}</StatusMark>
          <div>{stateWords(row).replace(/^(Ready|Failed|Writing): /, '')}</div>
        </>
      ),
    },
    { id: 'ordered', title: 'Ordered', cell: ({ orderedAt }) => <Moment at={orderedAt} /> },
    {
      id: 'file',
      title: 'File',
      isTitleHidden: true,
      isActions: true,
      cell: ({ exportId, fileName, expiresAt }) =>
        fileName !== undefined && (
          <div className="grid justify-items-start gap-1 font-normal">
            <Button size="small" isPending={downloading === exportId} onPress={() => onDownload(exportId)}>
              Download <VisuallyHidden>{fileName}</VisuallyHidden>
            </Button>
            <small>
              until <Moment at={expiresAt} />
            </small>
          </div>
        ),
    },
  ];
  return (
    <DataTable
      caption="Your exports of the last 24 hours"
      columns={columns}
      rows={exports}
      rowKey={({ exportId }) => exportId}
      empty="No exports in the last 24 hours."
    />
  );
}

function What({ kind, from, until, batch, person }: ExportView) {
  const only = [batch !== undefined && 'one coupon batch', person !== undefined && 'one person'].filter(Boolean);
  return (
    <>
      {kindWords[kind]}
      <div className="font-normal text-quiet">
        {indiaDayWords(from)} to {indiaDayWords(until)}
        {only.length > 0 && `, ${only.join(', ')}`}
      </div>
    </>
  );
}
