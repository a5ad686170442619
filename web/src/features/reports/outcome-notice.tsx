import type { ReleaseOutcome } from '#functions/contract/admin/reports/held-reports.ts';
import type { ReportView, ResendOutcome } from '#functions/contract/admin/reports/reports.ts';
import { plural } from '#functions/domain/text/counted.ts';
import { Notice } from '#web/ui/notice.tsx';

interface Outcome<O extends string> {
  userId: string;
  attemptId: string;
  outcome: O;
  /** Message of a refusal. */
  message?: string | undefined;
}

/** A report that a command was sent for. */
export type AskedReport = Pick<ReportView, 'userId' | 'attemptId' | 'name' | 'email'>;

/** Reports that a command was sent for, with the outcome of each. */
interface Outcomes<O extends string> {
  reports: readonly AskedReport[];
  results: readonly Outcome<O>[];
}

interface OutcomeNoticeProps<O extends string> extends Outcomes<O> {
  /** The intended outcome. */
  meant: O;
  /** `is on its way`, `are on their way` */
  words: { one: string; many: string } & Readonly<Record<'outcomes', Readonly<Record<O, string>>>>;
}

/** The outcome for each report: one sentence if all succeeded, else one line each. */
function OutcomeNotice<O extends string>({ reports, results, meant, words }: OutcomeNoticeProps<O>) {
  const done = results.filter(({ outcome }) => outcome === meant).length;
  const isWhole = done === results.length;
  const nameOf = ({ userId, attemptId }: Outcome<O>) => {
    const report = reports.find((one) => one.userId === userId && one.attemptId === attemptId);
    return report?.name || report?.email || attemptId;
  };
  const [first] = results;
  const whole =
    first && done === 1 ? `The report of ${nameOf(first)} ${words.one}.` : `All ${done} reports ${words.many}.`;
  return (
    <Notice
      tone={isWhole ? 'success' : 'warning'}
      title={isWhole ? whole : `${done} of ${results.length} reports ${plural(done, words.one, words.many)}.`}
    >
      {!isWhole && (
        <ul className="mx-0 mt-2 mb-0 pl-5 wrap-anywhere">
          {results.map((result) => (
            <li key={`${result.userId}/${result.attemptId}`}>
              <b>{nameOf(result)}</b>
              <span>{`: ${words.outcomes[result.outcome]}${result.message ? ` ${result.message}` : ''}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

export type Released = Outcomes<ReleaseOutcome['outcome']>;

const releaseWords = {
  one: 'is on its way',
  many: 'are on their way',
  outcomes: { released: 'On its way.', already: 'It was not held any more.', refused: 'Not sent.' },
} as const;

/** The outcome of the release for each held report. */
export function ReleaseOutcomes(released: Released) {
  return <OutcomeNotice {...released} meant="released" words={releaseWords} />;
}

export type Resent = Outcomes<ResendOutcome['outcome']>;

const resendWords = {
  one: 'is on its way again',
  many: 'are on their way again',
  outcomes: {
    queued: 'Queued: the mail is on its way again.',
    already: 'Nothing was sent: it had been sent again already since you looked.',
    refused: 'Not sent again.',
  },
} as const;

/** The outcome of resending each report. */
export function ResendOutcomes(resent: Resent) {
  return <OutcomeNotice {...resent} meant="queued" words={resendWords} />;
}
