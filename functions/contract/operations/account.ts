import { getMyReport, getNextReport } from '#functions/contract/reports/report.ts';
import { listMyAttempts, getMyReportFile, exportMyData, eraseMe } from '#functions/contract/account.ts';

/** The operations of the access `account`, apart from the others so that its function's bundle contains no more. */
export const accountOperations = { listMyAttempts, getMyReportFile, getMyReport, getNextReport, exportMyData, eraseMe };
