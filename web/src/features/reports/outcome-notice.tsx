import type { ReleaseOutcome } from '#functions/contract/admin/reports/held-reports.ts';
import type { ReportView, ResendOutcome } from '#functions/contract/admin/reports/reports.ts';
import * as words from '#web/lib/words/admin/reports.ts';
import { Notice } from '#web/ui/notice.tsx';

/** A report that a command was sent for. */
export type AskedReport = Pick<ReportView, 'userId' | 'attemptId' | 'name' | 'email'>;

/** Reports that were to be released or sent again, with the outcome of each. */
export interface Outcomes {
  reports: readonly AskedReport[];
  results: readonly (ReleaseOutcome | ResendOutcome)[];
}

/** The outcome for each report: one sentence if all succeeded, else one line each. */
export function OutcomeNotice({ reports, results }: Outcomes) {
  const done = results.filter(({ outcome }) => outcome === 'released' || outcome === 'queued').length;
  const isWhole = done === results.length;
  const nameOf = ({ userId, attemptId }: Outcomes['results'][number]) => {
    const report = reports.find((one) => one.userId === userId && one.attemptId === attemptId);
    return report?.name || report?.email || attemptId;
  };
  const [first, ...more] = results;
  const isOne = first && isWhole && more.length === 0;
  return (
    <Notice
      tone={isWhole ? 'success' : 'warning'}
      title={isOne ? words.onItsWay(nameOf(first)) : words.onTheirWay(done, results.length)}
    >
      {!isWhole && (
        <ul className="mx-0 mt-2 mb-0 pl-5 wrap-anywhere">
          {results.map((result) => (
            <li key={`${result.userId}/${result.attemptId}`}>
              <b>{nameOf(result)}</b>
              <span>{`: ${words.fates[result.outcome]}${result.message ? ` ${result.message}` : ''}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
