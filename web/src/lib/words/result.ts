/** Result (/result) */

export const heading = 'Assessment Completed';
export const congratulations = 'Congratulations!';
export const home = 'Return to Home';
/** `day`: unknown while it is loading. */
export const comes = (email: string, day: string | undefined) =>
  day === undefined
    ? `We’ll email it to <email>${email}</email>.`
    : `We’ll email it to <email>${email}</email> by <line>${day}</line> (India time).`;
export const ready = (email: string) => `Your report is ready. We’ll also email it to <email>${email}</email>.`;
export const find =
  'If you can’t find the email, look in your spam folder. All your reports are in <account>your account</account>.';
export const read = 'Read your report';
