import { promisedHours } from '#functions/domain/reports/promise/report-parts.ts';
import { ArrowRight } from 'lucide-react';
import { paths } from '#web/lib/paths.ts';
import { ClarityFigure } from '#web/ui/figure/clarity-figure.tsx';
import { Island } from '#web/ui/page/island.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { MarketingSection, PageHero, PointList, TakeAssessment } from './sections.tsx';
import { StudentsTabs } from './tabs.tsx';

const points = [
  {
    title: 'Choose with your eyes open',
    text: 'See which subjects, exams and careers fit your strengths, before you spend years on them.',
  },
  { title: 'Know what drives you', text: 'Ambition, beliefs and habits in plain words, with the numbers behind them.' },
  { title: 'Work on what holds you back', text: 'Each weakness comes with its cost and with one next step.' },
  { title: 'Talk about it at home', text: 'A report that you, your parents and your counsellor can read together.' },
];

export function StudentsPage() {
  return (
    <>
      <PageHead
        title="Students, Job Seekers and Self Awareness | TrueIn"
        description="Career choice and self-awareness for students from 8th to 12th standard, exam aspirants, entrepreneurs, and everyone who is looking for work."
      />
      <PageHero
        title="Know yourself, then choose"
        text="For students, job seekers and everyone who wants to know themselves better. Half an hour of honest answers, and a report that takes your side."
        profile={[1, 0.6, 0.78, 0.5, 0.68]}
      />
      <MarketingSection heading="Whatever stands before you" aside={<ClarityFigure />}>
        <Island name="students-tabs" when="interaction">
          <StudentsTabs />
        </Island>
      </MarketingSection>
      <MarketingSection
        heading="How it empowers you"
        isSunken
        aside={
          <ul className="m-0 grid list-none gap-2 p-0 [&_a]:inline-flex [&_a]:min-h-10 [&_a]:items-center [&_a]:gap-2 [&_a]:font-semibold">
            <li>
              <a href={paths.jobSeekers}>
                For job seekers <ArrowRight aria-hidden="true" size={16} />
              </a>
            </li>
            <li>
              <a href={paths.selfAwareness}>
                For self awareness <ArrowRight aria-hidden="true" size={16} />
              </a>
            </li>
          </ul>
        }
      >
        <PointList points={points} />
      </MarketingSection>
      <TakeAssessment heading="Ready when you are" text={`Your report comes by mail after ${promisedHours}.`} />
    </>
  );
}
