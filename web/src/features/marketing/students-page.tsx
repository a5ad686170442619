import { ArrowRight } from 'lucide-react';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/marketing/students.ts';
import { reportArrives } from '#web/lib/words/promised-hours.ts';
import { ClarityFigure } from '#web/ui/figure/clarity-figure.tsx';
import { Island } from '#web/ui/page/island.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { MarketingSection, PageHero, PointList, TakeAssessment } from './sections.tsx';
import { StudentsTabs } from './tabs.tsx';

export function StudentsPage() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.description} />
      <PageHero title={words.heading} text={words.intro} profile={[1, 0.6, 0.78, 0.5, 0.68]} />
      <MarketingSection heading={words.deciding} aside={<ClarityFigure />}>
        <Island name="students-tabs" when="interaction">
          <StudentsTabs />
        </Island>
      </MarketingSection>
      <MarketingSection
        heading={words.empowers}
        isSunken
        aside={
          <ul className="m-0 grid list-none gap-2 p-0 [&_a]:inline-flex [&_a]:min-h-10 [&_a]:items-center [&_a]:gap-2 [&_a]:font-semibold">
            <li>
              <a href={paths.jobSeekers}>
                <span>{words.jobSeekers}</span> <ArrowRight aria-hidden="true" size={16} />
              </a>
            </li>
            <li>
              <a href={paths.selfAwareness}>
                <span>{words.selfAwareness}</span> <ArrowRight aria-hidden="true" size={16} />
              </a>
            </li>
          </ul>
        }
      >
        <PointList points={words.points} />
      </MarketingSection>
      <TakeAssessment heading={words.ready} text={reportArrives} />
    </>
  );
}
