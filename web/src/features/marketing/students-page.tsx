import { ArrowRight } from 'lucide-react';
import { paths } from '#web/lib/paths.ts';
import { parts } from '#web/lib/words/app/navigation.ts';
import * as words from '#web/lib/words/marketing/students.ts';
import { link as method } from '#web/lib/words/method.ts';
import { reportArrives } from '#web/lib/words/promised-hours.ts';
import scene from '#web/ui/figure/scenes/students.svg?raw';
import { Island } from '#web/ui/page/island.tsx';
import { AssessmentLink } from '#web/ui/start-links.tsx';
import { AudienceHead, Closing, Message, Opening, PicturedSection, Points } from './sections.tsx';
import { StudentsTabs } from './tabs.tsx';

const more = [
  { to: paths.jobSeekers, label: parts.jobSeekers },
  { to: paths.selfAwareness, label: parts.selfAwareness },
  { to: paths.method, label: method },
];

export function StudentsPage() {
  return (
    <>
      <AudienceHead pageTitle={words.pageTitle} description={words.description} audience={words.audience} />
      <Opening scene={scene}>
        <Message heading={words.heading} intro={words.intro} />
      </Opening>
      <PicturedSection heading={words.deciding} picture="quiz">
        <Island name="students-tabs" when="interaction">
          <StudentsTabs />
        </Island>
      </PicturedSection>
      <Points heading={words.empowers} points={words.points}>
        <ul className="mx-0 mt-10 mb-0 flex list-none flex-wrap gap-x-8 p-0 [&_a]:inline-flex [&_a]:min-h-10 [&_a]:items-center [&_a]:gap-2 [&_a]:font-semibold">
          {more.map(({ to, label }) => (
            <li key={to}>
              <a href={to}>
                <span>{label}</span> <ArrowRight aria-hidden="true" size={16} />
              </a>
            </li>
          ))}
        </ul>
      </Points>
      <Closing heading={words.ready} text={reportArrives}>
        <AssessmentLink />
      </Closing>
    </>
  );
}
