/** Self awareness (/self-awareness) */

export const pageTitle = 'Self-awareness assessment: EQ, MQ, LQ and SWOT | TrueIn';
export const description =
  'An online self-awareness assessment: see yourself clearly across five pillars, from what you want and value to how you think and live.';
export const audience = 'People seeking self-awareness';
export const heading = 'See yourself clearly';
export const intro =
  'You know how you want to be, and how others see you. Here is a third view: measured, calm and constructive.';
export const objectivity =
  'We all carry a picture of ourselves, shaped by mood, praise and our last bad day. It is subjective, and it keeps changing. ' +
  'An objective picture does not shift with your mood, so next year you can see what has changed.';
export const forYourself = 'Half an hour for yourself';
