/** Quiz, price and coupon (/quiz-selection) */
import { type ReportPart, promisedHours, promiseWords } from '#functions/domain/reports/promise/report-parts.ts';
import { counted, plural } from '#functions/domain/text/counted.ts';

export const pageTitle = 'Take the assessment | TrueIn';
export const heading = 'Take the assessment';
export const notLoaded = 'Failed to load quiz details';
export const noQuiz = 'No active quiz found';
export const noQuizText = 'No assessment is available right now. Please check back later.';

export const size = (questions: number, minutes: number) =>
  `${questions} ${plural(questions, 'question', 'questions')} · ${counted(minutes, 'minute')} · report by email`;
export const progress = (answered: number, questions: number) =>
  `${answered} of ${questions} questions answered · report by email`;
export const reportOnly = 'Report by email';
export const about = (parts: readonly ReportPart[]) =>
  parts.length > 0
    ? `You answer one question at a time. Your report shows ${promiseWords(parts)}. We email it to you in <line>${promisedHours}</line>.`
    : `You answer one question at a time. We email your report to you in <line>${promisedHours}</line>.`;
export const sample = 'See a sample report';
const either = new Intl.ListFormat('en-IN', { type: 'disjunction' });
export const unlikeSample = (missing: readonly ReportPart[]) =>
  `Unlike the sample, your report will not include ${either.format(missing.map((part) => (part === 'swot' ? 'a SWOT' : part)))}.`;

export const price = {
  label: 'Price and coupon',
  original: 'Original price',
  discount: 'Discount',
  final: 'Final price',
};
export const noPayment =
  '<strong>No payment is taken here.</strong> Enter the code you received from us, your school, employer or bank. No code? <contact>Contact us</contact>.';
export const proceed = 'Proceed';

export const coupon = {
  label: 'Coupon code',
  required: 'A valid coupon code is required to take the assessment.',
  apply: 'Apply',
  applied: 'Coupon applied successfully!',
  appliedEarlier: 'This coupon is already applied. You can go ahead.',
  missing: 'Coupon code is required',
  notLoaded: 'Quiz details are not loaded yet',
  failed: 'Failed to apply coupon',
};

/** For a person who has completed the quiz before. */
export const again = 'You have completed this assessment before. A new coupon starts a new attempt.';
export const hasNew = 'It has questions you haven’t answered yet.';
export const allAgain = (questions: number) =>
  `You have answered all ${questions} questions, so you will get all of them again.`;
export const allNew = (questions: number) => `All ${questions} questions are new to you.`;
export const onlyNew = (questions: number) =>
  plural(
    questions,
    'Your new attempt has only the one question you haven’t answered.',
    `Your new attempt has the ${questions} questions you haven’t answered.`,
  );
export const notEnough = (parts: readonly ReportPart[]) => `That is not enough for ${promiseWords(parts)}.`;

/** Asked before a coupon is used for a retake. */
export const retake = {
  shorter: 'Use a coupon for this shorter attempt?',
  same: 'Use a coupon to take it again?',
  before: 'You have completed this assessment before.',
  rule: 'The new report is based only on the new attempt, and each coupon covers one attempt.',
  notNow: 'Not now',
  apply: 'Apply the coupon',
};
