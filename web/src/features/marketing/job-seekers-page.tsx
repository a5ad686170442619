import { promisedHours } from '#functions/domain/reports/promise/report-parts.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import type { Profile } from '#web/ui/figure/profile-geometry.ts';
import { PageHero, SubjectivityToObjectivity, TakeAssessment } from './sections.tsx';

const profile: Profile = [0.9, 0.66, 0.84, 0.78, 0.56];

export function JobSeekersPage() {
  return (
    <>
      <PageHead
        title="Job Seekers | TrueIn"
        description="Go into your next interview knowing your strengths, with the scores to show for it."
      />
      <PageHero
        title="Go in knowing your worth"
        text="Every interview asks who you are. Find out before they do, and choose the work that fits the answer."
        profile={profile}
      />
      <SubjectivityToObjectivity profile={profile}>
        <p>
          “I am a team player”, “I work well under pressure”: everyone says it, and nobody can check it. An opinion of
          yourself is subjective. A measured profile is not: it tells you which work will carry you, and which will wear
          you out.
        </p>
      </SubjectivityToObjectivity>
      <TakeAssessment
        heading="Before the next interview"
        text={`Half an hour now, and your report by mail after ${promisedHours}.`}
      />
    </>
  );
}
