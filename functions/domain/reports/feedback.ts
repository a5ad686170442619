import type { ReportDocument } from './document/report-document.ts';

export const feedbackAnswers = ['yes', 'partly', 'no'] as const;

/** What a reader says of a report: whether a main parameter's part sounds like them or, without one, whether the report was useful. */
export interface Feedback {
  parameter?: string | undefined;
  answer: (typeof feedbackAnswers)[number];
}

/** How often each of `feedbackAnswers` was given to one question: those that admins see, and those that still wait for others. */
export interface FeedbackCount {
  parameter?: string | undefined;
  shown: number[];
  waiting: number[];
}

/** Admins see the answers to a question in steps of so many: a count that grew by one would say who gave which answer. */
export const feedbackStep = 10;

/** The main parameters that the report gives a score. `undefined`: nothing is asked, because a minor's consent is for the report alone. */
export function askedParameters({ isMinor, sections }: ReportDocument): string[] | undefined {
  const blocks = sections.flatMap((section) => section.blocks);
  const scored = blocks.flatMap((block) => (block.kind === 'pillar' && block.scale.score ? [block.scale.name] : []));
  return isMinor ? undefined : scored;
}

/** Counts the answers of one reader. Each question has steps of its own, because nobody has to answer all. */
export function addFeedback(counts: readonly FeedbackCount[], given: readonly Feedback[]): FeedbackCount[] {
  const none = feedbackAnswers.map(() => 0);
  const added = given.filter(({ parameter }) => !counts.some((count) => count.parameter === parameter));
  return [...counts, ...added.map(({ parameter }) => ({ parameter, shown: none, waiting: none }))].map((count) => {
    const own = given.find(({ parameter }) => parameter === count.parameter);
    const waiting = count.waiting.map((times, at) => times + Number(feedbackAnswers[at] === own?.answer));
    if (waiting.reduce((sum, times) => sum + times) < feedbackStep) return { ...count, waiting };
    return { ...count, shown: count.shown.map((times, at) => times + (waiting[at] ?? 0)), waiting: none };
  });
}
