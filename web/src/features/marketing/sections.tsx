import type { ReactNode } from 'react';
import { structuredData, thing } from '#web/lib/structured-data.ts';
import { firm } from '#web/lib/words/firm.ts';
import * as words from '#web/lib/words/marketing/objectivity.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CaptionedPicture } from '#web/ui/figure/product-picture.tsx';
import { Scene } from '#web/ui/figure/scene.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { AssessmentLink, CodeNote, SampleLink } from '#web/ui/start-links.tsx';
import { Tagged } from '#web/ui/tagged.tsx';

interface AudienceHeadProps {
  pageTitle: string;
  description: string;
  audience: string;
}

/** The head of a page for one audience, with its offer as schema.org's Service. */
export function AudienceHead({ pageTitle, description, audience }: AudienceHeadProps) {
  const service = thing('Service', {
    name: pageTitle.split(' | ')[0],
    description,
    serviceType: words.serviceType,
    audience: thing('Audience', { audienceType: audience }),
    areaServed: 'IN',
    provider: thing('Organization', { name: firm.company, url: firm.site }),
  });
  return (
    <>
      <PageHead title={pageTitle} description={description} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(service) }} />
    </>
  );
}

/** The opening of a page for one audience: words beside its scene. */
export function Opening({ scene, children }: { scene: string; children: ReactNode }) {
  return (
    <div className="overflow-clip bg-sunken [--scene-ground:var(--surface-sunken)]">
      <div className="page-width grid grid-cols-1 items-center gap-x-16 gap-y-8 py-[clamp(2.5rem,1rem_+_4vw,4.5rem)] lg:grid-cols-[minmax(0,1fr)_26rem] min-[80rem]:grid-cols-[minmax(0,1fr)_30rem]">
        <div className="min-w-0">{children}</div>
        <Scene svg={scene} className="mx-auto w-full max-w-80 lg:max-w-none" />
      </div>
    </div>
  );
}

/** The words of an opening with one message. */
export function Message({ heading, intro }: { heading: string; intro: string }) {
  return (
    <>
      <h1 className="max-w-[7.6em] text-5xl/[1.06] tracking-[-0.02em]">{heading}</h1>
      {/* On a phone it has the room of four lines, because it may take one more in another font. */}
      <p className="mb-8 max-w-[30em] text-lg/[1.5] text-quiet max-sm:min-h-[6em]">{intro}</p>
      <Links>
        <AssessmentLink />
        <SampleLink />
      </Links>
    </>
  );
}

export function Links({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

interface PicturedSectionProps {
  heading: string;
  picture: 'report' | 'scores' | 'quiz' | 'preview';
  /** The picture is on the left. */
  isFlipped?: boolean | undefined;
  children: ReactNode;
}

/** A section beside a picture of the product. */
export function PicturedSection({ heading, picture, isFlipped = false, children }: PicturedSectionProps) {
  return (
    <section aria-labelledby="pictured-heading" className="py-(--section)">
      <div
        className={classNames(
          'page-width grid grid-cols-1 gap-x-16 gap-y-10',
          isFlipped ? 'lg:grid-cols-[auto_minmax(0,1fr)]' : 'lg:grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        <div className="grid min-w-0 grid-cols-1 content-start gap-4 [&_h3]:m-0 [&_h3]:text-2xl [&_p]:m-0">
          <h2 id="pictured-heading" className="mb-2">
            {heading}
          </h2>
          {children}
        </div>
        <CaptionedPicture
          of={picture}
          className={classNames(
            isFlipped && 'lg:order-first',
            picture === 'quiz' ? 'lg:w-80' : 'lg:w-96 min-[80rem]:w-104',
          )}
        />
      </div>
    </section>
  );
}

interface PointsProps {
  heading: string;
  points: Readonly<Record<string, string>>;
  children?: ReactNode;
}

/** The benefits of the assessment for one audience, as a list with petals for marks. */
export function Points({ heading, points, children }: PointsProps) {
  return (
    <section aria-labelledby="points-heading" className="bg-sunken py-(--section)">
      <div className="page-width">
        <h2 id="points-heading" className="mb-10">
          {heading}
        </h2>
        <ul
          className={classNames(
            'm-0 grid list-none gap-x-12 gap-y-10 p-0 sm:grid-cols-2',
            Object.keys(points).length > 4 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
          )}
        >
          {Object.entries(points).map(([title, text], place) => (
            <li
              key={title}
              data-side={place % 5}
              className="before:mb-3 before:block before:size-7 before:rounded-[0_100%] before:bg-(--side) before:content-['']"
            >
              <h3 className="mb-2 text-lg">{title}</h3>
              <p className="m-0 text-quiet">{text}</p>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}

/** The closing band of a page; `children` are its links. */
export function Closing({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="closing-heading"
      className="border-b border-line py-[clamp(3rem,2rem_+_4vw,5rem)] on-strong"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 [&_p]:m-0 [&_p]:text-quiet">
        <div className="grid gap-2">
          <h2 id="closing-heading" className="m-0">
            {heading}
          </h2>
          {text && (
            <p>
              <Tagged text={text} />
            </p>
          )}
          <p>
            <CodeNote />
          </p>
        </div>
        <Links>{children}</Links>
      </div>
    </section>
  );
}
