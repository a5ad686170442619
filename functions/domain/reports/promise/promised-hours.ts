/** The number of business hours in which a report is promised after the end of its attempt. `business-hours.ts` computes the time. */
export const promisedBusinessHours = 48;

/** The promise as screens and mails word it. */
export const promisedHours = `24-${promisedBusinessHours} business hours`;

/** The sentence that a person sees at the end of an attempt. */
export const reportComes = `You will get the report on mail after ${promisedHours}.`;
