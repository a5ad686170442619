import { useQuery } from '@tanstack/react-query';
import { type ExportView, getExportFile, listExports } from '#functions/contract/admin/export.ts';
import { indiaDayWords } from '#functions/domain/calendar/india-days.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { followDownload } from '#web/lib/follow-download.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { kindWords } from './export-draft.ts';

export const exportsKey = ['admin-exports'];

/** A small export is ready within seconds, so it is looked at often in its first minute. */
const firstMs = 60_000;
const everyMs = { first: 1_000, later: 5_000 };

const marks = {
  waiting: { tone: 'quiet', word: 'Waiting' },
  writing: { tone: 'info', word: 'Writing' },
  ready: { tone: 'success', word: 'Ready' },
  failed: { tone: 'danger', word: 'Failed' },
} as const;

/** A finished export without a file found no attempt: a green "Ready" would promise a download. */
const markOf = ({ status, fileName }: ExportView) =>
  status === 'ready' && fileName === undefined ? ({ tone: 'quiet', word: 'Empty' } as const) : marks[status];

/** The admin's exports of the last day. While one of them is unfinished, they are asked for again and again. */
export function ExportList() {
  const list = useQuery({
    queryKey: exportsKey,
    queryFn: ({ signal }) => call(listExports, {}, { signal }),
    select: ({ exports }) => exports,
    refetchInterval: ({ state: { data } }) => {
      const unfinished = data?.exports.filter(({ status }) => status === 'waiting' || status === 'writing') ?? [];
      if (unfinished.length === 0) return false;
      const isNew = unfinished.some(({ orderedAt }) => Date.now() - orderedAt < firstMs);
      return isNew ? everyMs.first : everyMs.later;
    },
  });
  const download = useCommand({
    send: (exportId: string) => call(getExportFile, { params: { exportId } }),
    onDone: ({ url }) => followDownload(url),
    reloads: (failure) => (failure ? [exportsKey] : []),
  });
  const newest = list.data?.[0];
  const columns: Column<ExportView>[] = [
    { title: 'What', className: 'min-w-44 whitespace-normal', cell: (row) => <What {...row} /> },
    {
      title: 'State',
      className: 'min-w-44 whitespace-normal',
      cell: (row) => (
        <>
          <StatusMark tone={markOf(row).tone}>{markOf(row).word}</StatusMark>
          <div>{stateWords(row).replace(/^(Ready|Failed|Writing): /, '')}</div>
        </>
      ),
    },
    { title: 'Ordered', cell: ({ orderedAt }) => <Moment at={orderedAt} /> },
    {
      title: 'File',
      isTitleHidden: true,
      isActions: true,
      cell: ({ exportId, fileName, expiresAt }) =>
        fileName !== undefined && (
          <div className="grid justify-items-start gap-1 font-normal">
            <Button size="small" isPending={download.pending === exportId} onPress={() => download.run(exportId)}>
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
    <>
      <p role="status" className="m-0 tabular-nums">
        {newest && stateWords(newest)}
      </p>
      <Failure of={download} before="The file could not be downloaded: " />
      <section aria-labelledby="exports" className="grid grid-cols-1 gap-3 [&_h2]:m-0 [&_h2]:text-lg">
        <h2 id="exports">Your exports</h2>
        <Failure of={list} before="Your exports could not be loaded: " />
        {list.isPending && <Loading title="Loading exports..." />}
        {list.data && (
          <DataTable
            caption="Your exports of the last 24 hours"
            columns={columns}
            rows={list.data}
            rowKey={({ exportId }) => exportId}
            empty="No exports in the last 24 hours."
          />
        )}
      </section>
    </>
  );
}

function What({ kind, from, until, batch, person }: ExportView) {
  const only = [batch !== undefined && 'one coupon batch', person !== undefined && 'one person'].filter(Boolean);
  return (
    <>
      <span>{kindWords[kind]}</span>
      <div className="font-normal text-quiet">
        {`${indiaDayWords(from)} to ${indiaDayWords(until)}${only.length > 0 ? `, ${only.join(', ')}` : ''}`}
      </div>
    </>
  );
}

/** The state of an export in a sentence. */
function stateWords({ status, attempts, rows, reachedAt, fileName, problem }: ExportView): string {
  if (status === 'waiting') return 'Waiting to be written.';
  if (status === 'failed') return `Failed: ${problem ?? 'no file was written.'}`;
  if (status === 'writing') {
    const reached = reachedAt === undefined ? '' : `, down to ${indiaDayWords(reachedAt)}`;
    return `Writing: ${counted(rows, 'row')} so far, ${counted(attempts, 'attempt')} read${reached}...`;
  }
  if (fileName === undefined) return 'There is nothing to export: no matching attempt ended on these days.';
  return `Ready: ${counted(rows, 'row')} of ${counted(attempts, 'attempt')} in ${fileName}.`;
}
