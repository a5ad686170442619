import type { ReactNode } from 'react';
import * as words from '#web/lib/words/marketing/objectivity.ts';
import { AssessmentLink } from '#web/ui/assessment-link.tsx';
import { ObjectivityFigure } from '#web/ui/figure/objectivity-figure.tsx';
import type { Profile } from '#web/ui/figure/profile-geometry.ts';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';
import { Tagged } from '#web/ui/tagged.tsx';

/** The opening of a page with one message. */
export function PageHero({ title, text, profile }: { title: string; text: string; profile: Profile }) {
  return (
    <div className="overflow-clip bg-strong text-on-strong [--focus:var(--marigold)] [--shape-gap:var(--surface-strong)]">
      <div className="page-width grid grid-cols-1 items-center gap-x-12 gap-y-8 py-[clamp(2.5rem,1rem_+_6vw,6rem)] md:grid-cols-[8fr_4fr]">
        <div>
          <h1 className="max-w-[16ch] text-5xl/[1.06] tracking-[-0.02em]">{title}</h1>
          <p className="m-0 max-w-[46ch] text-lg/[1.5] text-on-strong-quiet">{text}</p>
        </div>
        <ProfileShape profile={profile} withRings className="mx-auto w-[min(100%,17rem)] max-md:w-44" />
      </div>
    </div>
  );
}

interface MarketingSectionProps {
  heading: string;
  isSunken?: boolean | undefined;
  /** Content below the heading, in its column. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a marketing page: its heading on one side, its content on the other. */
export function MarketingSection({ heading, isSunken = false, aside, children }: MarketingSectionProps) {
  const id = heading.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id} className={isSunken ? 'bg-sunken py-(--section)' : 'py-(--section)'}>
      <div className="page-width grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr] [&_h2]:max-w-[14ch]">
        <div>
          <h2 id={id}>{heading}</h2>
          {aside && <div className="mt-6 in-[.bg-sunken]:mt-0">{aside}</div>}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">{children}</div>
      </div>
    </section>
  );
}

/** The benefits of the assessment for one audience, as a list. */
export function PointList({ points }: { points: Readonly<Record<string, string>> }) {
  return (
    <ul className="m-0 grid list-none grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-8 p-0 [&_h3]:mb-2 [&_h3]:text-lg [&_li]:border-t-2 [&_li]:border-body [&_li]:pt-4 [&_p]:m-0 [&_p]:text-quiet">
      {Object.entries(points).map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The shared content of the pages for job seekers and for self awareness; `children` is the text for the audience. */
export function SubjectivityToObjectivity({ profile, children }: { profile: Profile; children: ReactNode }) {
  return (
    <MarketingSection heading={words.heading} aside={<ObjectivityFigure profile={profile} />}>
      <div className="grid gap-4 [&_h3]:m-0 [&_h3]:text-2xl [&_p]:m-0">
        {children}
        <p>{words.text}</p>
      </div>
    </MarketingSection>
  );
}

/** The closing section of a marketing page. */
export function TakeAssessment({ heading, text }: { heading: string; text: string }) {
  return (
    <section
      aria-labelledby="take-heading"
      className="border-b border-[#fbf8f12e] bg-strong py-[clamp(3rem,2rem_+_4vw,5rem)] text-on-strong [--focus:var(--marigold)]"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 [&_h2]:mb-2 [&_p]:m-0 [&_p]:text-on-strong-quiet">
        <div>
          <h2 id="take-heading">{heading}</h2>
          <p>
            <Tagged text={text} />
          </p>
        </div>
        <AssessmentLink />
      </div>
    </section>
  );
}
