/** Practice before the first question (/quiz) */
import { counted } from '#functions/domain/text/counted.ts';

export const heading = 'Practice';
export const notScored = 'Not scored';
export const hint = 'Practice: choose any option. The next question appears immediately, and you can’t go back.';
export const buttons = { skip: 'Skip the practice', start: 'Go to question 1' };
export const ready = 'You’re ready.';
export const size = (questions: number, minutes: number) =>
  `You have ${counted(questions, 'question')} and ${counted(minutes, 'minute')}. The clock starts with your first answer.`;
export const truth = 'Choose what you would really do.';
export const stay = 'Stay on this tab until the end. Every answer is saved instantly.';

/** Everyday questions that measure nothing. */
export const questions = [
  {
    text: 'You have a free hour this evening. What would you enjoy most?',
    options: 'A walk outside / A book or a film / Cooking something new / A call to an old friend / Doing nothing',
  },
  {
    text: 'Your train is twenty minutes late. What do you do first?',
    options: 'Tell whoever is waiting / Look for another way / Buy a cup of tea / Sit and read / Watch people go by',
  },
];
