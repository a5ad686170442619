/** Returns to a running assessment (/quiz-selection, /quiz, /login) */
import { counted, plural } from '#functions/domain/text/counted.ts';

export const none = 'You have no returns left.';
export const left = (returns: number) => (returns === 0 ? none : `You have ${counted(returns, 'return')} left.`);

export const clock = 'Your clock keeps running while you’re away.';
export const cost = (returns: number) => {
  if (returns === 0)
    return 'You have no returns left, so coming back ends your assessment with the answers given so far.';
  return plural(returns, 'Coming back uses your last return.', `Coming back uses one of your ${returns} returns.`);
};
