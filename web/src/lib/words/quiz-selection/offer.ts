/** Quiz, price and coupon (/quiz-selection) */
import type { NextReport } from '#functions/contract/reports/report.ts';
import { type ReportPart, promiseWords } from '#functions/domain/reports/promise/report-parts.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { hours } from '#web/lib/words/promised-hours.ts';

export const heading = 'Take the assessment';
export const failures = { notLoaded: 'Failed to load quiz details', noQuiz: 'No active quiz found' };
export const noQuizText = 'No assessment is available right now. Please check back later.';

export const size = (quiz: Record<'questionCount' | 'timeLimitSeconds', number>) =>
  `${counted(quiz.questionCount, 'question')} · ${counted(Math.ceil(quiz.timeLimitSeconds / 60), 'minute')} · report by email`;
export const progress = (answered: number, of: number) => `${answered} of ${of} questions answered · report by email`;
export const reportOnly = 'Report by email';
export const about = 'You answer one question at a time.';
export const shows = ({ reportParts = [], scoreCount = 0, lackingScores = 0 }: Partial<NextReport>) =>
  `Your report shows ${promiseWords(reportParts, scoreCount - lackingScores, scoreCount)}.`;
export const arrives = `We email your report to you in ${hours}.`;
export const sample = 'See a sample report';
const either = new Intl.ListFormat('en-IN', { type: 'disjunction' });
export const unlikeSample = (missing: readonly ReportPart[]) =>
  `Unlike the sample, your report will not include ${either.format(missing).replace('swot', 'a SWOT')}.`;

export const price = { original: 'Original price', discount: 'Discount', final: 'Final price' };
export const labels = { card: 'Price and coupon', proceed: 'Proceed' };
export const noPayment =
  '<strong>You don’t pay on this site: your code covers this price.</strong> The code, and any bill for it, comes from us, your school, employer or bank. No code yet? <code>Get a code</code>';

export const coupon = { label: 'Coupon code', apply: 'Apply', applied: 'Coupon applied successfully!' };
export const couponNeeded = 'A valid coupon code is required to take the assessment.';
export const appliedEarlier = 'This coupon is already applied. You can go ahead.';
export const couponErrors = {
  missing: 'Coupon code is required',
  notLoaded: 'Quiz details are not loaded yet',
  failed: 'Failed to apply coupon',
};

/** For a person who has completed the quiz before. */
export const before = 'You have completed this assessment before.';
export const newAttempt = 'A new coupon starts a new attempt.';
export const hasNew = 'It has questions you haven’t answered yet.';
export const allAgain = (n: number) => `You have answered all ${n} questions, so you will get all of them again.`;
export const allNew = (total: number) => `All ${total} questions are new to you.`;
export const onlyNew = (n: number) => `Your new attempt has only the ${counted(n, 'question')} you haven’t answered.`;
export const tooFew = (parts: readonly ReportPart[], { scoreCount, lackingScores }: Partial<NextReport> = {}) =>
  `There are too few new questions for ${promiseWords(parts, lackingScores, scoreCount)}.`;
export const askFirst = 'Do you need the full report? <contact>Write to us</contact> before you start.';

/** Asked before a coupon is used for a retake. */
export const shorterTitle = 'Use a coupon for this shorter attempt?';
export const sameTitle = 'Use a coupon to take it again?';
export const rule = 'The new report is based only on the new attempt, and each coupon covers one attempt.';
export const retakeButtons = { notNow: 'Not now', apply: 'Apply the coupon' };
