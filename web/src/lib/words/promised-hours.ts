/** When a report comes (all pages) */

import { promisedHours } from '#functions/domain/reports/promise/report-parts.ts';

/** Its line does not end at its hyphen. */
export const hours = `<line>${promisedHours}</line>`;
export const reportArrives = `Your report arrives by email after ${hours}.`;
