/** When a report comes (all pages) */

import { promisedHours as spoken } from '#functions/domain/reports/promise/report-parts.ts';

/** `24‑48 business hours`: no line ends at its hyphen. */
export const promisedHours = spoken.replace('-', '‑');
export const reportArrives = `Your report arrives by email after ${promisedHours}.`;
