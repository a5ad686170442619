/** The addresses of reports. Apart from `paths`, which the quiz loads. */
export const reportPaths = {
  /** Of the signed-in person, with the attempt's id below it. */
  mine: '/reports',
  sample: '/sample-report',
  samplePdf: '/sample-report.pdf',
} as const;

export function myReportLink(attemptId: string): string {
  return `${reportPaths.mine}/${attemptId}`;
}
