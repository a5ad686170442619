import { quotientCodes } from '#functions/domain/banks/parameters/parameter-map.ts';

/*
 * The promise: what the report of a quiz will have, as the site says it before anyone pays.
 *
 * `promised-parts.ts` finds the parts by the bank alone, when a version is published. They are stored with the quiz.
 * `promise-words.ts` says them, and what a bank gives less than the public pages promise. `promised-hours.ts` says when the report comes.
 * A test finds the parts that finished reports over generated banks have, and compares them with the promise (`parts-in-document.test.ts`).
 */

/** The parts that a report may have, in the order in which they are promised. */
export const reportParts = ['scores', ...quotientCodes, 'swot'] as const;
export type ReportPart = (typeof reportParts)[number];

/** Version of the rules in `promised-parts.ts`. Raise it with every change there: parts by other rules are not promised until the quiz is published again. */
export const partsRules = 2;
