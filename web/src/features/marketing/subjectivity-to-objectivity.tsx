import type { ReactNode } from 'react';
import { ObjectivityFigure } from '#web/ui/figure/objectivity-figure.tsx';
import type { Profile } from '#web/ui/figure/profile-geometry.ts';
import { MarketingSection } from './parts/marketing-section.tsx';

/** The shared content of the pages for job seekers and for self awareness; `children` is the text for the audience. */
export function SubjectivityToObjectivity({ profile, children }: { profile: Profile; children: ReactNode }) {
  return (
    <MarketingSection heading="Subjectivity to Objectivity" aside={<ObjectivityFigure profile={profile} />}>
      <div className="grid gap-4 [&_h3]:m-0 [&_h3]:text-2xl [&_p]:m-0">
        {children}
        <p>
          The assessment measures you on 20 core parameters along five pillars. You get quantitative scores, your
          Emotional Quotient (EQ), Moral Quotient (MQ) and Leadership Quotient (LQ), and a SWOT that says where your
          strengths, your weaknesses, your openings and your risks lie. It rests on 5 years of research and 50 years of
          experience.
        </p>
      </div>
    </MarketingSection>
  );
}
