/** Exports of scores and answers: refusals and the words of the files (/admin/export) */

import { numeral } from '#functions/domain/text/counted.ts';

export const tooMany = (most: number) =>
  `A file can have at most ${numeral(most)} attempts, and there are more on these days.`;
export const fewerDays = 'Choose fewer days, one coupon batch or one person.';
export const daysThatFit = (from: string, until: string) => `Choose fewer days, such as ${from} to ${until}.`;
export const tookTooLong = 'Writing the file took too long. Please choose fewer days.';
export const interrupted =
  'We couldn’t finish writing the file. Please export again. If that fails too, tell the people who run this site.';
export const noFile = 'This export has no file, or the file has been deleted. Please export again.';
export const tooLargeForExcel = 'The file would be too large for Excel. Choose fewer days, or CSV.';
export const tooManyRows = (sheet: string, most: number) =>
  `The sheet “${sheet}” would have more than ${numeral(most)} rows, the most that Excel can open. Choose fewer days, or CSV.`;

export const sheets = { scores: 'Scores', answers: 'Answers' } as const;
export const columns = {
  ...{ name: 'Name', email: 'Email address', coupon: 'Coupon', batch: 'Batch', quiz: 'Quiz' },
  ...{ started: 'Started (India time)', ended: 'Ended (India time)', minutes: 'Minutes taken', end: 'How it ended' },
  ...{
    answered: 'Questions answered',
    late: 'Late answers',
    points: 'Points',
    quality: 'Response quality',
    why: 'Why',
  },
  ...{ version: 'Bank version', attempt: 'Attempt', attemptStarted: 'Attempt started (India time)' },
  ...{ number: 'Question no.', question: 'Question', parameter: 'Parameter', subParameter: 'Sub-parameter' },
  ...{ option: 'Chosen option', seconds: 'Seconds for this answer', secondsSoFar: 'Seconds since the start' },
  isLate: 'Arrived late',
} as const;
export const ends = { candidate: 'Ended by the candidate', time: 'Time ran out', limit: 'No returns left' } as const;
export const percent = (scale: string) => `${scale} (%)`;
export const quotient = (code: string, name: string) => `${code} (${name})`;
export const low = (title: string) => `${title}, likely from`;
export const high = (title: string) => `${title}, likely to`;
export const yes = 'yes';
export const no = 'no';
