import { quotientCodes, quotientNames } from '#functions/domain/banks/parameters/parameter-map.ts';
import { listed } from '#functions/domain/reports/document/document-words.ts';
import * as words from '#functions/domain/words/report-parts.ts';

/*
 * The promise: what the report of a quiz will have, as the site says it before anyone pays.
 *
 * `promised-parts.ts` finds the parts by the bank alone, when a version is published. They are stored with the quiz.
 * The functions below say them, and what a bank gives less than the public pages promise, and when the report comes.
 * A test finds the parts that finished reports over generated banks have, and compares them with the promise (`parts-in-document.test.ts`).
 */

/** The parts that a report may have, in the order in which they are promised. */
export const reportParts = ['scores', ...quotientCodes, 'swot'] as const;
export type ReportPart = (typeof reportParts)[number];

/** Version of the rules in `promised-parts.ts`. Raise it with every change there: parts by other rules are not promised until the quiz is published again. */
export const partsRules = 2;

/** The parts that the site's public pages promise, and the sample report shows. */
const promised = ['scores', ...quotientCodes, 'swot'] as const satisfies readonly ReportPart[];

/** `your scores on the core parameters, your Emotional and Moral Quotients and a SWOT`, or `5 of 25 scores …` */
export function promiseWords(parts: readonly ReportPart[], count = 0, all = count): string {
  const names = quotientCodes
    .filter((code) => parts.includes(code))
    .map((code) => quotientNames[code].replace(' Quotient', ''));
  return listed([
    ...(parts.includes('scores') ? [count < all ? words.someScores(count, all) : words.scores] : []),
    ...(names.length > 0 ? [words.quotients(listed(names), names.length)] : []),
    ...(parts.includes('swot') ? [words.swot] : []),
  ]);
}

/** The promised parts that a bank's reports lack: `no EQ and no SWOT`; '' if nothing is missing. */
export function lackWords(parts: readonly ReportPart[]): string {
  const missing = promised.filter((part) => !parts.includes(part));
  return listed(missing.map((part) => words.lacking[part]));
}

/** The warning, at a publication, that a bank gives less than the site's public pages promise; `undefined` if it does not. */
export function brokenPromise(parts: readonly ReportPart[]): string | undefined {
  const lacks = lackWords(parts);
  return lacks === '' ? undefined : words.broken(lacks);
}

/** The number of business hours in which a report is promised after the end of its attempt. `business-hours.ts` computes the time. */
export const promisedBusinessHours = 48;

/** The promise as screens and mails word it. */
export const promisedHours = words.promisedHours(promisedBusinessHours);

/** The sentence that a person sees at the end of an attempt. */
export const reportComes = words.reportComes(promisedHours);
