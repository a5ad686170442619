import { exportHours } from '#functions/domain/retention.ts';
import * as words from '#web/lib/words/admin/export.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { ExportForm } from './export-form.tsx';
import { ExportList } from './export-list.tsx';

/** Responses and scores as files, which a worker writes. */
export function ExportPage() {
  return (
    <AdminPage title={words.title} about={`${words.about} ${words.kept(exportHours)}`}>
      <ExportForm />
      <ExportList />
    </AdminPage>
  );
}
