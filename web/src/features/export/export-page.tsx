import { indiaDayWords } from '#functions/domain/calendar/india-moment.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ExportForm } from './export-form.tsx';
import styles from './export.module.css';
import { useExport } from './use-export.ts';

/** Responses and scores as downloads. */
export function ExportPage() {
  const { state, start, cancel } = useExport();
  const isRunning = state.status === 'running';
  return (
    <AdminPage
      title="Export"
      about="Completed attempts by the day they ended, in India’s time. The files hold personal data: each export is kept in the audit with its reason, and deleted accounts are not included."
    >
      <ExportForm isRunning={isRunning} onStart={(order) => void start(order)} />
      {isRunning && (
        <div className={styles.running}>
          <p role="status" className={styles.progress}>
            {state.rows.toLocaleString('en-IN')} rows of {state.attempts.toLocaleString('en-IN')} attempts
            {state.reachedAt !== undefined && `, down to ${indiaDayWords(state.reachedAt)}`}...
          </p>
          <Button size="small" onPress={cancel}>
            Cancel
          </Button>
        </div>
      )}
      {state.status === 'done' && (
        <Notice tone="success">
          <p>
            {state.attempts === 0
              ? 'There is nothing to export: no matching attempt ended on these days.'
              : `Exported ${state.rows.toLocaleString('en-IN')} rows of ${state.attempts.toLocaleString('en-IN')} attempts to ${state.file}.`}
          </p>
        </Notice>
      )}
      {state.status === 'cancelled' && (
        <Notice tone="info">
          <p>Cancelled. No file was finished.</p>
        </Notice>
      )}
      {state.status === 'failed' && (
        <Notice tone="danger">
          <p>Export failed: {state.message}</p>
        </Notice>
      )}
    </AdminPage>
  );
}
