import { promisedHours } from '#functions/domain/reports/promise/report-parts.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import type { Profile } from '#web/ui/figure/profile-geometry.ts';
import { PageHero, SubjectivityToObjectivity, TakeAssessment } from './sections.tsx';

const profile: Profile = [0.7, 0.86, 0.74, 0.92, 0.8];

export function SelfAwarenessPage() {
  return (
    <>
      <PageHead
        title="Self Awareness | TrueIn"
        description="A measured look at yourself from five sides: what you stand for, how you think, how you live."
      />
      <PageHero
        title="Meet yourself as you are"
        text="You know how you want to be, and how others see you. Here is a third view: measured, calm, and on your side."
        profile={profile}
      />
      <SubjectivityToObjectivity profile={profile}>
        <p>
          We all carry a picture of ourselves, painted by moods, by praise and by the last bad day. It is subjective,
          and it changes. An objective picture stays put: you can look at it twice, and see next year what has moved.
        </p>
      </SubjectivityToObjectivity>
      <TakeAssessment heading="Half an hour for yourself" text={`Your report comes by mail after ${promisedHours}.`} />
    </>
  );
}
