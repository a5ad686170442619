import { exportHours } from '#functions/domain/retention.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { ExportForm } from './export-form.tsx';
import { ExportList } from './export-list.tsx';

/** Responses and scores as files, which a worker writes. */
export function ExportPage() {
  return (
    <AdminPage
      title="Export"
      about={`Completed attempts by the day they ended, in India’s time. The files hold personal data: each export is kept in the audit with its reason, and deleted accounts are not included. A file is written while you do something else, and can be downloaded for ${exportHours} hours.`}
    >
      <ExportForm />
      <ExportList />
    </AdminPage>
  );
}
