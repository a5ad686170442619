import { reportPaths } from '#web/lib/report-paths.ts';
import * as words from '#web/lib/words/home/about.ts';
import { AssessmentLink } from '#web/ui/assessment-link.tsx';
import { Island } from '#web/ui/page/island.tsx';
import { ReportFigure } from '#web/ui/figure/report-figure.tsx';
import { AboutTabs } from './about-tabs.tsx';

export function About() {
  return (
    <section id="about" aria-labelledby="about-heading" className="overflow-visible bg-sunken py-(--section)">
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="lg:sticky lg:top-[calc(var(--header-height)_+_3rem)] lg:self-start">
          <h2 id="about-heading">{words.heading}</h2>
          <p className="mb-6 text-lg/[1.5]">{words.intro}</p>
          <AssessmentLink />
        </div>
        <div className="grid grid-cols-1 gap-12">
          <div>
            <h3>{words.whatWeDo}</h3>
            <p>{words.services}</p>
          </div>
          <div>
            <h3>{words.keyFeatures}</h3>
            <div className="grid grid-cols-1 items-center gap-6 [--figure-ground:var(--surface)] sm:grid-cols-[1fr_11rem]">
              <ul className="m-0 list-none p-0 [&_li]:border-t [&_li]:border-line [&_li]:py-3">
                {words.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
                <li>
                  <a href={reportPaths.sample}>{words.sample}</a>
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
