/** Quiz and its dialogs (/quiz) */
import { reportComes } from '#functions/domain/reports/promise/report-parts.ts';
import { counted, plural } from '#functions/domain/text/counted.ts';

export const pageTitle = 'Assessment | TrueIn';
export const end = 'End Assessment';
export const progress = 'Progress';
export const percent = (complete: number) => `${complete}% complete`;
export const progressAndTime = 'Progress and time';
export const question = (number: number, total: number) => `Question ${number} of ${total}`;
export const options = 'Options';
export const submitting = 'Submitting Assessment...';
export const pleaseWait = 'Please wait';
export const notLoaded = { title: 'We couldn’t load this', text: 'Please check your connection.' };

/** For the result page. */
export const exhausted = `You have used all 3 attempts.${reportComes}`;

/** The state of the last answer. */
export const saved = {
  saving: 'Saving…',
  saved: 'Saved',
  announced: 'Your answer is saved.',
  kept: 'Saved on this device. We’ll send it when the connection is back.',
  waiting: 'Saved on this device. The next question appears when the connection is back. Your time hasn’t started.',
  failing: 'Saved on this device. Our server isn’t responding; we’ll keep trying.',
  held: 'Not sent yet. Keep this page open; we’ll keep trying to send it.',
};

export const errors = {
  saving: 'Error saving your answer. Please try again.',
  loading: 'Error loading quiz. Please try again.',
  ending: 'Error ending quiz. Please try again.',
  nothingAnswered: 'Please answer at least one question before ending the quiz.',
};

/** These two dialogs count the current attempt with the returns. */
export const titles = { remaining: 'Remaining Attempts', stay: 'Stay on this tab' };
export const attempts = (count: number) => `You have <strong>${counted(count, 'attempt')}</strong> remaining.`;
const includesThis = (returns: number) =>
  returns === 0
    ? 'That includes the one you are in now, so you have no returns left: leaving again ends your assessment with the answers given so far.'
    : `That includes the one you are in now, so you have ${counted(returns, 'return')} left. Reloading, leaving or switching tabs uses one.`;
export const explained = {
  remaining: (returns: number) =>
    `${includesThis(returns)} Your earlier answers are saved, and the clock has kept running.`,
  stay: (returns: number) =>
    `${includesThis(returns)} Leaving this tab used one return. Please stay here until you finish.`,
};
export const carryOn = 'Continue';

export const notice = 'Notice';
export const noticeKept = 'Your answer is saved on this device, and we’ll keep trying to send it.';

export const confirmEnd = { title: 'End Assessment?', yes: 'Yes, End' };
export const unanswered = (count: number) =>
  `You have ${count} unanswered questions. Are you sure you want to end the quiz?`;

/** Answers of this page that the server did not accept. */
export const lost = (answers: number) =>
  plural(
    answers,
    'One answer you gave on this device doesn’t count: it arrived after your assessment had ended.',
    `${answers.toLocaleString('en-IN')} answers you gave on this device don’t count: they arrived after your assessment had ended.`,
  );
export const superseded = (answers: number) =>
  plural(
    answers,
    'One answer you gave here doesn’t count: its question was answered elsewhere first, and that answer counts.',
    `${answers.toLocaleString('en-IN')} answers you gave here don’t count: their questions were answered elsewhere first, and those answers count.`,
  );
