/** Quiz and its dialogs (/quiz) */
import { reportComes } from '#functions/domain/reports/promise/report-parts.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { left, usesOne } from '#web/lib/words/returns.ts';

export const heading = 'Assessment';
export const pageTitle = 'Assessment | TrueIn';
export const end = 'End Assessment';
export const labels = { progress: 'Progress', status: 'Progress and time', options: 'Options' };
export const percent = (complete: number) => `${complete}% complete`;
export const question = (number: number, total: number) => `Question ${number} of ${total}`;
export const submitting = { title: 'Submitting Assessment...', text: 'Please wait' };
export const notLoaded = { title: 'We couldn’t load this', text: 'Please check your connection.' };
/** For the result page. */
export const exhausted = `You have used all 3 attempts.${reportComes}`;

/** The state of the last answer. */
export const saved = {
  saving: 'Saving...',
  saved: 'Saved',
  kept: 'Saved on this device until you’re online again.',
  waiting: 'Saved on this device. The next question appears once we can send it. The clock hasn’t started.',
  again: 'Saved on this device. We’re sending it again.',
  failing: 'Saved on this device. Our server isn’t responding; we’ll keep trying.',
  held: 'Not sent yet. Keep this page open; we’ll keep trying to send it.',
};
/** For screen readers, where it differs. */
export const announced = { saved: 'Your answer is saved.', kept: 'Your answers are safe on this device.' };

const milestones = { 1: 'A quarter done.', 2: 'Halfway.', 3: 'Three quarters done.' };
const minutesLeft = (n: number) => (n === 0 ? 'Less than a minute left.' : `${counted(n, 'minute')} left.`);
export const milestone = (quarters: 1 | 2 | 3, n: number) => `${milestones[quarters]} ${minutesLeft(n)}`;

export const errors = {
  saving: 'Error saving your answer. Please try again.',
  loading: 'Error loading quiz. Please try again.',
  ending: 'Error ending quiz. Please try again.',
  nothingAnswered: 'Please answer at least one question before ending the quiz.',
};
export const noticeKept = 'Your answer is saved on this device, and we’ll keep trying to send it.';

/** `remaining` and `stay` count the current attempt with the returns. */
export const titles = { remaining: 'Remaining Attempts', stay: 'Stay on this tab', notice: 'Notice' };
export const carryOn = 'Continue';
export const confirmEnd = { title: 'End Assessment?', yes: 'Yes, End' };
export const attempts = (count: number) => `You have <strong>${counted(count, 'attempt')}</strong> remaining.`;
export const explained = {
  remaining: 'Your earlier answers are saved, and the clock has kept running.',
  stay: 'Leaving this tab used one return. Please stay here until you finish.',
};
export const includesThis = (returns: number) =>
  `That includes the one you are in now. ${left(returns)} ${returns === 0 ? 'Leaving again ends your assessment with the answers given so far.' : usesOne}`;
export const unanswered = (n: number) => `You have ${n} unanswered questions. Are you sure you want to end the quiz?`;

/** Answers that the server did not accept. */
export const lost = (answers: number) =>
  `${counted(answers, 'answer')} you gave on this device came too late: your assessment had already ended.`;
export const superseded = (answers: number) =>
  `${counted(answers, 'answer')} you gave here won’t count, because you had already answered those questions in another tab or on another device.`;
