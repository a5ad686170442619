/** Leaving a running assessment and returning to it (/quiz-selection, /quiz, /login, logout) */
import { counted } from '#functions/domain/text/counted.ts';

export const left = (returns: number) => `You have ${returns === 0 ? 'no returns' : counted(returns, 'return')} left.`;
export const usesOne =
  'Each time you leave the tab, reload the page, close it and come back, continue on a second device or let the screen lock, you use one return.';
export const cost = (returns: number) =>
  `Your clock keeps running. ${left(returns)} ${returns === 0 ? 'Coming back ends your assessment with the answers given so far.' : 'Coming back uses one.'}`;
export const notEnded =
  'Your assessment hasn’t ended yet. It ends once you’re back here with a connection. If you log out, it ends when your time is up.';
export const unsent = (answers: number) => `${counted(answers, 'answer hasn’t', 'answers haven’t')} been sent yet.`;
