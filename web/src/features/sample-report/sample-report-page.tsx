import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { reportPaths } from '#web/lib/report-paths.ts';
import { ReportView } from '#web/report/report-view.tsx';
import { AssessmentLink } from '#web/ui/assessment-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import styles from './sample-report.module.css';

/** What one gets, before one buys it: the report of a person who does not exist, which its first note says. */
export function SampleReportPage({ report }: { report: ReportDocument }) {
  const { notice, rest } = noticeOf(report);
  return (
    <>
      <PageHead
        title="A sample report | TrueIn"
        description="What a TrueIn report looks like: scores with their intervals, a SWOT and next steps, for a fictional person."
      />
      <ReportView
        report={rest}
        banner={<p className={styles.banner}>{notice}</p>}
        actions={
          <>
            <AssessmentLink />
            <ButtonLink to={reportPaths.samplePdf} size="large">
              Download PDF
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

/** The note that leads the cover stands above everything here. */
function noticeOf(report: ReportDocument): { notice: string; rest: ReportDocument } {
  const [cover, ...sections] = report.sections;
  const [first, ...blocks] = cover?.blocks ?? [];
  if (!cover || first?.kind !== 'note') throw new Error('The sample report does not say that it is one.');
  return { notice: first.text, rest: { ...report, sections: [{ ...cover, blocks }, ...sections] } };
}
