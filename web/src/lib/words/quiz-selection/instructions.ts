/** Important Instructions (/quiz-selection) */
import { counted, plural } from '#functions/domain/text/counted.ts';
import { hours } from '#web/lib/words/promised-hours.ts';
import { usesOne } from '#web/lib/words/returns.ts';

export const title = 'Important Instructions';
export const start = 'Start Assessment';

export const timed = (minutes: number) =>
  `<strong>The test is time-based.</strong> You have ${counted(minutes, 'minute')}, and the clock starts with your first answer.`;
export const clockRuns = '<strong>The test is time-based.</strong> Your clock is already running.';
export const noWayBack = '<strong>There is no going back</strong> to a question once you have skipped or answered it.';
export const movesOn =
  '<strong>Selecting an option moves you on</strong> to the next question automatically, so read all the options first.';
const leaving = '<strong>Do not leave midway.</strong> The link expires once you exit the page.';
export const stay = (returns: number) => {
  if (returns === 0)
    return `${leaving} You can’t return: reloading, leaving or switching tabs ends the assessment with the answers given so far.`;
  const comeBack = plural(returns, 'you can return once.', `you can return ${returns} times.`);
  return `${leaving} If you do exit, ${comeBack} ${usesOne} When you have none left, leaving again ends the assessment with the answers given so far.`;
};
export const truth = '<strong>Answer truthfully.</strong> Your report is only as accurate as your answers.';
export const report = `<strong>Your report arrives by email</strong> in ${hours}.`;
