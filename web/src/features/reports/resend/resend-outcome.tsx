import type { ResendOutcome } from '#functions/contract/admin/reports/reports.ts';
import { OutcomeNotice, type Outcomes } from '../held/outcome-notice.tsx';

export type Resent = Outcomes<ResendOutcome['outcome']>;

const words = {
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
  return <OutcomeNotice {...resent} meant="queued" words={words} />;
}
