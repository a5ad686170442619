import { expect, it } from 'vitest';
import { addFeedback, askedParameters, type Feedback, type FeedbackCount } from '#functions/domain/reports/feedback.ts';
import { makeReportDocument, pillars } from '#test/support/reports/make-report-document.ts';

const useful = { answer: 'yes' } as const;
const counted = (readers: readonly Feedback[][]) =>
  readers.reduce<FeedbackCount[]>((counts, given) => addFeedback(counts, given), []);
const shownOf = (counts: readonly FeedbackCount[]) =>
  Object.fromEntries(counts.map(({ parameter = '', shown }) => [parameter, shown]));

// Notices a step that is shown too early, counted twice or shared by questions.
it('the answers to a question are shown ten at a time, whatever was answered to the others', () => {
  const readers = Array.from({ length: 25 }, (_, at): Feedback[] => {
    const ofPillar = { parameter: 'Ambition', answer: at % 2 === 0 ? 'partly' : 'no' } as const;
    return at < 19 ? [useful, ofPillar] : [useful];
  });
  const sizes = readers.map((_, at) => Object.values(shownOf(counted(readers.slice(0, at)))).flat());
  for (const shown of sizes) expect(shown.reduce((sum, count) => sum + count, 0) % 10).toBe(0);
  expect(shownOf(counted(readers.slice(0, 9)))).toEqual({ '': [0, 0, 0], Ambition: [0, 0, 0] });
  expect(shownOf(counted(readers))).toEqual({ '': [20, 0, 0], Ambition: [0, 5, 5] });
});

// Notices a question about a main parameter without a score, and one to a minor.
it('an adult is asked about each main parameter with a score, a minor about nothing', () => {
  const report = makeReportDocument();
  const about = askedParameters({ ...report, isMinor: false });
  expect(about?.length).toBeGreaterThan(0);
  for (const name of about ?? []) expect(pillars).toContain(name);
  expect(askedParameters({ ...report, isMinor: true })).toBeUndefined();
});
