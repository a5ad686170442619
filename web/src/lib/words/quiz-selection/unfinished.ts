/** Unfinished assessment (/quiz-selection) */
import { counted } from '#functions/domain/text/counted.ts';
import { usesOne } from '#web/lib/words/returns.ts';

export const label = 'Your unfinished assessment';
export const headings = { open: 'You have an unfinished assessment', timeOver: 'Your assessment time is up' };
export const ended = 'Your assessment has ended, but we haven’t received it yet';
export const buttons = { resume: 'Resume Assessment', end: 'End it and get the report', get: 'Get the report' };
export const saved = 'Your answers are saved, and the clock is running.';
export const timeLeft = (seconds: number) =>
  `Your answers are saved, and the clock is running: ${seconds < 60 ? 'less than a minute' : counted(Math.floor(seconds / 60), 'minute')} left.`;
export const cost = `Resuming uses one. ${usesOne}`;
/** Where no return is left. */
export const ends = (answered: number, questions: number) =>
  `Resuming ends this assessment and sends your report, based on the ${answered} of ${questions} questions you answered.`;
export const elsewhere = 'If it is still open in another tab or on another device, continue there.';
export const askFirst =
  'Did something go wrong? <contact>Write to us</contact> first: we may be able to give you one more return.';
export const outcome = (answered: number, questions: number) =>
  `Your report will be based on the ${answered} of ${questions} questions you answered. Any unsent answers on this device are sent first. After that you can take a new assessment with a new coupon.`;
