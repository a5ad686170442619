import type { ReportView, ResendOutcome } from '#functions/contract/admin/reports.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './reports-page.module.css';

export interface Resent {
  reports: readonly ReportView[];
  results: readonly ResendOutcome[];
}

const outcomeWords = {
  queued: 'Queued: the mail is on its way again.',
  already: 'Nothing was sent: it had been sent again already since you looked.',
  refused: 'Not sent again.',
} as const;

/** What happened to each report that was to be sent again. */
export function ResendOutcomes({ reports, results }: Resent) {
  const queued = results.filter(({ outcome }) => outcome === 'queued').length;
  const isWhole = queued === results.length;
  const nameOf = ({ userId, attemptId }: ResendOutcome) => {
    const report = reports.find((one) => one.userId === userId && one.attemptId === attemptId);
    return report?.name || report?.email || attemptId;
  };
  return (
    <Notice
      tone={isWhole ? 'success' : 'warning'}
      title={
        isWhole
          ? `All ${queued} reports are on their way again.`
          : `${queued} of ${results.length} reports are on their way again.`
      }
    >
      {!isWhole && (
        <ul className={styles.outcomes}>
          {results.map((result) => (
            <li key={`${result.userId}/${result.attemptId}`}>
              <b>{nameOf(result)}</b>:{' '}
              {result.outcome === 'refused'
                ? `${outcomeWords.refused} ${result.message ?? ''}`
                : outcomeWords[result.outcome]}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
