/** When a report comes (all pages) */
import { promisedHours } from '#functions/domain/reports/promise/report-parts.ts';

export const hours = `<line>${promisedHours}</line>`;
export const reportArrives = `Your report arrives by email in ${hours}.`;
