import { expect, it } from 'vitest';
import { addFeedback, type Feedback, type FeedbackCount } from '#functions/domain/reports/feedback.ts';

// Notices a step that is shown too early, counted twice or shared by two questions.
it('the answers to a question are shown ten at a time, whatever was answered to the others', () => {
  let counts: FeedbackCount[] = [];
  const shown = () => Object.fromEntries(counts.map((one) => [one.parameter ?? 'useful', one.shown]));
  for (let reader = 1; reader <= 25; reader++) {
    const about: Feedback[] = [{ parameter: 'Ambition', answer: reader % 2 === 0 ? 'partly' : 'no' }];
    counts = addFeedback(counts, [{ answer: 'yes' }, ...(reader > 6 ? about : [])]);
    if (reader === 9) expect(shown()).toEqual({ useful: [0, 0, 0], Ambition: [0, 0, 0] });
    const sums = Object.values(shown()).map((times) => times.reduce((sum, count) => sum + count));
    expect(sums).toEqual([reader, reader - 6].slice(0, sums.length).map((readers) => Math.floor(readers / 10) * 10));
  }
  expect(shown()).toEqual({ useful: [20, 0, 0], Ambition: [0, 5, 5] });
});
