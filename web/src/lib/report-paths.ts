import { paths } from './paths.ts';

/** The addresses of reports. Apart from `paths`, which the quiz loads. */
export const reportPaths = {
  /** Of the signed-in person, with the attempt's id below it. */
  mine: '/reports',
  sample: '/sample-report',
  samplePdf: '/sample-report.pdf',
} as const;

/** A report as an admin reads it. */
export function readReportLink({ userId, attemptId }: { userId: string; attemptId: string }): string {
  return `${paths.adminReports}/${encodeURIComponent(userId)}/${attemptId}`;
}

export function myReportLink(attemptId: string): string {
  return `${reportPaths.mine}/${attemptId}`;
}
