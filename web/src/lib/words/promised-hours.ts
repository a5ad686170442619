/** When a report comes (all pages) */

import { promisedHours } from '#functions/domain/reports/promise/report-parts.ts';

/** No line ends at its hyphen. */
export const hours = promisedHours.replace(/\S+/, '<line>$&</line>');
export const reportArrives = `Your report arrives by email in ${hours}.`;
