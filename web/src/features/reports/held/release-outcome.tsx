import type { ReleaseOutcome } from '#functions/contract/admin/reports/held-reports.ts';
import { OutcomeNotice, type Outcomes } from './outcome-notice.tsx';

export type Released = Outcomes<ReleaseOutcome['outcome']>;

const words = {
  one: 'is on its way',
  many: 'are on their way',
  outcomes: { released: 'On its way.', already: 'It was not held any more.', refused: 'Not sent.' },
} as const;

/** What happened to each held report that was to be sent. */
export function ReleaseOutcomes(released: Released) {
  return <OutcomeNotice {...released} meant="released" words={words} />;
}
