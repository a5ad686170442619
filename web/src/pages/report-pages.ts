import type { ComponentProps, ComponentType } from 'react';
import { SampleReportPage } from '#web/features/sample-report/sample-report-page.tsx';
import { reportPaths } from '#web/lib/report-paths.ts';

export type SampleReport = ComponentProps<typeof SampleReportPage>['report'];

/** Public pages with the sample report; they have an additional style sheet. */
export const reportPages: Record<string, ComponentType<{ report: SampleReport }>> = {
  [reportPaths.sample]: SampleReportPage,
};
