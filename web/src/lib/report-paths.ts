import { paths } from './paths.ts';

/** The addresses of reports. Apart from `paths`, because the quiz loads those. */
export const reportPaths = {
  /** The signed-in person's reports; the attempt's id follows. */
  mine: '/reports',
  sample: '/sample-report',
  samplePdf: '/sample-report.pdf',
} as const;

/** The pages of a person's report for other readers, below its address. */
export const reportSheets = ['summary', 'talk', 'plan'] as const;

/** Link to a report for an admin. */
export function readReportLink({ userId, attemptId }: { userId: string; attemptId: string }): string {
  return `${paths.adminReports}/${encodeURIComponent(userId)}/${attemptId}`;
}

export function myReportLink(attemptId: string): string {
  return `${reportPaths.mine}/${attemptId}`;
}
