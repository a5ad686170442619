/** Unfinished assessment (/quiz-selection) */
import { plural } from '#functions/domain/text/counted.ts';

export const label = 'Your unfinished assessment';
export const heading = 'You have an unfinished assessment';
export const saved = 'Your answers are saved, and the clock is running.';
export const lastMinute = 'Your answers are saved, and the clock is running: less than a minute is left.';
export const timeLeft = (minutes: number) =>
  plural(
    minutes,
    'Your answers are saved, and the clock is running: 1 minute is left.',
    `Your answers are saved, and the clock is running: ${minutes.toLocaleString('en-IN')} minutes are left.`,
  );
export const cost = 'Resuming uses one. Reloading, leaving or switching tabs also uses one.';
export const elsewhere = 'If it is still open in another tab or on another device, continue there.';
export const resume = 'Resume Assessment';
export const end = 'End it and get the report';

export const timeOver = {
  heading: 'Your assessment time is over',
  button: 'Get the report',
};
export const outcome = (answered: number, questions: number) =>
  `Your report will be based on the ${answered} of ${questions} questions you answered. Any unsent answers on this device are sent first. After that you can take a new assessment with a new coupon.`;
