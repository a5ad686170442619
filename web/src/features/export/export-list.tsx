import { useQuery } from '@tanstack/react-query';
import { type ExportView, getExportFile, listExports } from '#functions/contract/admin/export.ts';
import { indiaDayWords } from '#functions/domain/calendar/india-days.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { followDownload } from '#web/lib/follow-download.ts';
import * as words from '#web/lib/words/admin/export.ts';
import { labels } from '#web/lib/words/admin/lists.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { Tagged } from '#web/ui/tagged.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { exportHours } from '#functions/domain/retention.ts';

export const exportsKey = ['admin-exports'];

/** A small export is ready within seconds, so it is looked at often in its first minute. */
const firstMs = 60_000;
const everyMs = { first: 1_000, later: 5_000 };

const tones = { waiting: 'quiet', writing: 'info', ready: 'success', failed: 'danger', empty: 'quiet' } as const;

/** A finished export without a file found no attempt: a green "Ready" would promise a download. */
const stateOf = ({ status, fileName }: ExportView) => (status === 'ready' && fileName === undefined ? 'empty' : status);

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
    { title: words.columns.export, className: 'min-w-44 whitespace-normal', cell: (row) => <What {...row} /> },
    {
      title: labels.status,
      className: 'min-w-44 whitespace-normal',
      cell: (row) => (
        <>
          <StatusMark tone={tones[stateOf(row)]}>{words.marks[stateOf(row)]}</StatusMark>
          <div>{detailOf(row)}</div>
        </>
      ),
    },
    { title: words.columns.requested, cell: ({ orderedAt }) => <Moment at={orderedAt} /> },
    {
      title: words.columns.file,
      isTitleHidden: true,
      cell: ({ exportId, fileName, expiresAt }) =>
        fileName !== undefined && (
          <div className="grid justify-items-start gap-1 font-normal">
            <Button size="small" isPending={download.pending === exportId} onPress={() => download.run(exportId)}>
              <span>{words.columns.download}</span> <VisuallyHidden>{fileName}</VisuallyHidden>
            </Button>
            <small>
              <Tagged text={words.availableUntil} draw={{ moment: () => <Moment at={expiresAt} /> }} />
            </small>
          </div>
        ),
    },
  ];
  return (
    <>
      <p role="status" className="m-0 tabular-nums">
        {newest && words.progress(words.marks[stateOf(newest)], detailOf(newest))}
      </p>
      <Failure of={download} before={words.downloadFailed} />
      <section aria-labelledby="exports" className="grid grid-cols-1 gap-3 [&_h2]:m-0 [&_h2]:text-lg">
        <h2 id="exports">{words.heading}</h2>
        <Failure of={list} before={words.failures.list} />
        {list.isPending && <Loading />}
        {list.data && (
          <DataTable
            caption={words.caption(exportHours)}
            columns={columns}
            rows={list.data}
            rowKey={({ exportId }) => exportId}
            empty={words.none(exportHours)}
          />
        )}
      </section>
    </>
  );
}

function What({ kind, from, until, batch, person }: ExportView) {
  return (
    <>
      <span>{words.kinds[kind]}</span>
      <div className="font-normal text-quiet">{words.days(indiaDayWords(from), indiaDayWords(until))}</div>
      {batch !== undefined && <div className="font-normal text-quiet">{words.only.batch}</div>}
      {person !== undefined && <div className="font-normal text-quiet">{words.only.person}</div>}
    </>
  );
}

/** What an export's mark does not tell. */
function detailOf(row: ExportView): string {
  const { attempts, rows, reachedAt, fileName = '', problem } = row;
  const state = stateOf(row);
  if (state === 'waiting' || state === 'empty') return words.noFile[state];
  if (state === 'failed') return problem ?? words.noFile.failed;
  if (state === 'ready') return words.ready(rows, attempts, fileName);
  const reached = reachedAt === undefined ? '' : words.reached(indiaDayWords(reachedAt));
  return `${words.writing(rows, attempts)} ${reached}`;
}
