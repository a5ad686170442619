import * as words from '#web/lib/words/marketing/job-seekers.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import type { Profile } from '#web/ui/figure/profile-geometry.ts';
import { PageHero, SubjectivityToObjectivity, TakeAssessment } from './sections.tsx';

const profile: Profile = [0.9, 0.66, 0.84, 0.78, 0.56];

export function JobSeekersPage() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.description} />
      <PageHero title={words.heading} text={words.intro} profile={profile} />
      <SubjectivityToObjectivity profile={profile}>
        <p>{words.objectivity}</p>
      </SubjectivityToObjectivity>
      <TakeAssessment heading={words.before} text={words.halfAnHour} />
    </>
  );
}
