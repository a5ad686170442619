import { reportPaths } from '#web/lib/report-paths.ts';
import { AssessmentLink } from '#web/ui/assessment-link.tsx';
import { Island } from '#web/ui/page/island.tsx';
import { ReportFigure } from '#web/ui/figure/report-figure.tsx';
import { AboutTabs } from './about-tabs.tsx';

const features = [
  'Quantitative scores on 17 core parameters',
  'Emotional Quotient (EQ), Moral Quotient (MQ) and Leadership Quotient (LQ)',
  'A SWOT that names strengths, weaknesses and what is both at once',
  'Words that speak to you, and one next step for each finding',
  'Sent by mail, so that you can read it in peace',
];

export function About() {
  return (
    <section id="about" aria-labelledby="about-heading" className="overflow-visible bg-sunken py-(--section)">
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="lg:sticky lg:top-[calc(var(--header-height)_+_3rem)] lg:self-start">
          <h2 id="about-heading">About TrueIn</h2>
          <p className="mb-6 text-lg/[1.5]">
            We are a consulting firm in Mumbai. Our assessments rest on a proprietary model that combines a
            human-science framework with psychology, built on five pillars. It grew out of over five years of research
            and 30 years of practical experience.
          </p>
          <AssessmentLink />
        </div>
        <div className="grid grid-cols-1 gap-12">
          <div>
            <h3>What We Do</h3>
            <p>
              We help students and job seekers choose a path, organizations build and train their teams, and banks and
              lenders judge the risk of a loan. The same five pillars serve all of them.
            </p>
          </div>
          <div>
            <h3>Key Unique Features of Our Reports</h3>
            <div className="grid grid-cols-1 items-center gap-6 [--figure-ground:var(--surface)] sm:grid-cols-[1fr_11rem]">
              <ul className="m-0 list-none p-0 [&_li]:border-t [&_li]:border-line [&_li]:py-3">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
                <li>
                  <a href={reportPaths.sample}>See a sample report</a>
                </li>
              </ul>
              <ReportFigure className="mx-auto w-[min(9.5rem,100%)] sm:w-44" />
            </div>
          </div>
          <Island name="about-tabs" when="interaction">
            <AboutTabs />
          </Island>
        </div>
      </div>
    </section>
  );
}
