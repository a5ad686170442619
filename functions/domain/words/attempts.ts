/** The assessment (/quiz-selection, /quiz), and more time for it (/admin/attempts) */

export const notFound = 'We couldn’t find this attempt.';
export const notFoundAnyMore = 'We couldn’t find this attempt. Please open your assessment again.';
export const notOpen = 'This assessment is not available right now.';
export const noActiveQuiz = 'No active quiz found';
export const noQuestions = 'No questions available';

export const couponRequired = 'A valid coupon code is required to take the assessment.';
export const couponGone = 'Your coupon is no longer valid. Please enter another code before you start.';
export const consentRequired = 'Please read how we use your data, and agree to it, before you start.';
export const unfinished = 'You have an unfinished assessment. Please resume it first.';

export const noSuchOption = 'This option does not belong to this question.';
export const notFirst = 'This attempt starts with a different question. Nothing was saved.';
export const notAsked = 'This question is not part of this attempt. Nothing was saved.';
export const answered = 'You have already answered this question. Your first answer counts.';
export const ended = 'This attempt has ended. Your answers are saved, and we’ll email your report.';
export const reopened = 'You opened this assessment again. Your last choice did not count. Please continue here.';
export const another = 'You have another unfinished assessment. Continue it here. Your last choice did not count.';

export const nothingAnswered = 'Please answer at least one question before ending the quiz.';
export const goesOn = 'Your assessment goes on.';
export const notEnded = 'We couldn’t end your assessment just now. Your answers are safe. Please try again.';

const closesNow = (answered: number, questions: number) =>
  `If you continue, your assessment ends now and your report is based on the ${answered} of ${questions} questions you answered.`;
/** Before an entry that ends the attempt. */
export const closing = (answered: number, questions: number, isTimeOver: boolean) =>
  isTimeOver ? `Your time is up. ${closesNow(answered, questions)}` : closesNow(answered, questions);

export const grantMinutes = (min: number, max: number) => `You can give ${min} to ${max} minutes at a time.`;
export const noGrantEnded = 'This attempt has ended, so you can’t give it more time or returns.';
export const noGrantClosing = 'The time for this attempt is over, so you can’t give it more time or returns.';
