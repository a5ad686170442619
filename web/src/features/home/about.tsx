import { reportPaths } from '#web/lib/report-paths.ts';
import * as words from '#web/lib/words/home/about.ts';
import { sample } from '#web/lib/words/links.ts';
import { paths } from '#web/lib/paths.ts';
import { link as method } from '#web/lib/words/method.ts';
import { CaptionedPicture } from '#web/ui/figure/product-picture.tsx';
import { Island } from '#web/ui/page/island.tsx';
import { AssessmentLink } from '#web/ui/start-links.tsx';
import { AboutTabs } from './about-tabs.tsx';

export function About() {
  return (
    <section id="about" aria-labelledby="about-heading" className="bg-sunken py-(--section)">
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 id="about-heading">{words.heading}</h2>
          <p className="mb-6 text-lg/[1.5]">{words.intro}</p>
          <AssessmentLink />
          <CaptionedPicture of="report" className="mt-12" />
        </div>
        <div className="grid grid-cols-1 content-start gap-12">
          <div>
            <h3>{words.whatWeDo}</h3>
            <p>{words.services}</p>
          </div>
          <div>
            <h3>{words.keyFeatures}</h3>
            <ul className="m-0 list-none p-0 *:border-t *:border-line *:py-3">
              {words.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
              <li>
                <a href={reportPaths.sample}>{sample}</a>
              </li>
              <li>
                <a href={paths.method}>{method}</a>
              </li>
            </ul>
          </div>
          <Island name="about-tabs" when="interaction">
            <AboutTabs />
          </Island>
        </div>
      </div>
    </section>
  );
}
