/** Within how many business hours of its end the report of an attempt is promised. `business-hours.ts` says until when that is. */
export const promisedBusinessHours = 48;

/** The same as screens and mails say it. */
export const promisedHours = `24-${promisedBusinessHours} business hours`;

/** What whoever has ended an attempt is told. */
export const reportComes = `You will get the report on mail after ${promisedHours}.`;
