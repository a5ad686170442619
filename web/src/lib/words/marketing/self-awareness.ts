/** Self awareness (/self-awareness) */

export const pageTitle = 'Self Awareness | TrueIn';
export const description =
  'See yourself clearly across five pillars: what you want, what you value, how you think and how you live.';
export const heading = 'See yourself clearly';
export const intro =
  'You know how you want to be, and how others see you. Here is a third view: measured, calm and constructive.';
export const objectivity =
  'We all carry a picture of ourselves, shaped by mood, praise and our last bad day. It is subjective, and it keeps changing. ' +
  'An objective picture does not shift with your mood, so next year you can see what has changed.';
export const forYourself = 'Half an hour for yourself';
