import * as words from '#web/lib/words/marketing/self-awareness.ts';
import { reportArrives } from '#web/lib/words/promised-hours.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import type { Profile } from '#web/ui/figure/profile-geometry.ts';
import { PageHero, SubjectivityToObjectivity, TakeAssessment } from './sections.tsx';

const profile: Profile = [0.7, 0.86, 0.74, 0.92, 0.8];

export function SelfAwarenessPage() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.description} />
      <PageHero title={words.heading} text={words.intro} profile={profile} />
      <SubjectivityToObjectivity profile={profile}>
        <p>{words.objectivity}</p>
      </SubjectivityToObjectivity>
      <TakeAssessment heading={words.forYourself} text={reportArrives} />
    </>
  );
}
