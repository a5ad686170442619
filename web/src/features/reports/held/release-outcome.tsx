import type { ReleaseOutcome } from '#functions/contract/admin/reports/held-reports.ts';
import { OutcomeNotice, type Outcomes } from './outcome-notice.tsx';

export type Released = Outcomes<ReleaseOutcome['outcome']>;

const words = {
  one: 'is on its way',
  many: 'are on their way',
  outcomes: { released: 'On its way.', already: 'It was not held any more.', refused: 'Not sent.' },
} as const;

/** The outcome of the release for each held report. */
export function ReleaseOutcomes(released: Released) {
  return <OutcomeNotice {...released} meant="released" words={words} />;
}
