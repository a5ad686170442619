import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { reportPaths } from '#web/lib/report-paths.ts';
import * as words from '#web/lib/words/report-view.ts';
import { ReportView } from '#web/report-view/report-view.tsx';
import { AssessmentLink } from '#web/ui/start-links.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';

/** The report of a fictional person, for visitors before they buy; its first note says so. */
export function SampleReportPage({ report }: { report: ReportDocument }) {
  const { notice, rest } = noticeOf(report);
  return (
    <>
      <PageHead title={words.samplePageTitle} description={words.sampleDescription} />
      <ReportView
        report={rest}
        banner={
          <p className="col-span-full m-0 max-w-none border-l-4 border-accent bg-sunken px-4 py-2 text-sm sm:py-3 sm:text-base">
            {notice}
          </p>
        }
        actions={
          <>
            <AssessmentLink />
            <ButtonLink to={reportPaths.samplePdf} size="large">
              {words.download}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

/** The first note of the cover moves above everything else. */
function noticeOf(report: ReportDocument): { notice: string; rest: ReportDocument } {
  const [cover, ...sections] = report.sections;
  const [first, ...blocks] = cover?.blocks ?? [];
  if (!cover || first?.kind !== 'note') throw new Error('The sample report does not say that it is one.');
  return { notice: first.text, rest: { ...report, sections: [{ ...cover, blocks }, ...sections] } };
}
