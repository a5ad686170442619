import type { ReleaseOutcome } from '#functions/contract/admin/held-reports.ts';
import type { ReportView } from '#functions/contract/admin/reports.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './reports-page.module.css';

export interface Released {
  reports: readonly ReportView[];
  results: readonly ReleaseOutcome[];
}

const outcomeWords = {
  released: 'On its way.',
  already: 'It was not held any more.',
  refused: 'Not sent.',
} as const;

/** What happened to each held report that was to be sent. */
export function ReleaseOutcomes({ reports, results }: Released) {
  const released = results.filter(({ outcome }) => outcome === 'released').length;
  const isWhole = released === results.length;
  const nameOf = ({ userId, attemptId }: ReleaseOutcome) => {
    const report = reports.find((one) => one.userId === userId && one.attemptId === attemptId);
    return report?.name || report?.email || attemptId;
  };
  const title = (first: ReleaseOutcome) =>
    results.length === 1
      ? `The report of ${nameOf(first)} is on its way.`
      : `All ${released} reports are on their way.`;
  const [first] = results;
  return (
    <Notice
      tone={isWhole ? 'success' : 'warning'}
      title={isWhole && first ? title(first) : `${released} of ${results.length} reports are on their way.`}
    >
      {!isWhole && (
        <ul className={styles.outcomes}>
          {results.map((result) => (
            <li key={`${result.userId}/${result.attemptId}`}>
              <b>{nameOf(result)}</b>: {outcomeWords[result.outcome]}
              {result.outcome === 'refused' && ` ${result.message ?? ''}`}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
