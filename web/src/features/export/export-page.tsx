import { exportHours } from '#functions/domain/retention.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { ExportForm } from './export-form.tsx';
import { ExportList } from './export-list.tsx';
import { stateWords } from './export-words.ts';
import { useExports } from './use-exports.ts';

/** Responses and scores as files, which a worker writes. */
export function ExportPage() {
  const { list, start, download } = useExports();
  const newest = list.data?.[0];
  return (
    <AdminPage
      title="Export"
      about={`Completed attempts by the day they ended, in India’s time. The files hold personal data: each export is kept in the audit with its reason, and deleted accounts are not included. A file is written while you do something else, and can be downloaded for ${exportHours} hours.`}
    >
      <ExportForm isRunning={start.isPending} failure={start.failure} onStart={start.run} />
      <p role="status" className="m-0 tabular-nums">
        {newest && stateWords(newest)}
      </p>
      <Failure of={download} before="The file could not be downloaded: " />
      <section aria-labelledby="exports" className="grid grid-cols-1 gap-3 [&_h2]:m-0 [&_h2]:text-lg">
        <h2 id="exports">Your exports</h2>
        <Failure of={list} before="Your exports could not be loaded: " />
        {list.isPending && <Loading title="Loading exports..." />}
        {list.data && <ExportList exports={list.data} downloading={download.pending} onDownload={download.run} />}
      </section>
    </AdminPage>
  );
}
