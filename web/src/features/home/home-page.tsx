import type { ReactNode } from 'react';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/home/page.ts';
import { AssessmentLink } from '#web/ui/assessment-link.tsx';
import { ModelFigure } from '#web/ui/figure/model-figure.tsx';
import { Island } from '#web/ui/page/island.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { Tagged } from '#web/ui/tagged.tsx';
import { About } from './about.tsx';
import { HomeHero } from './home-hero.tsx';
import { Pillars } from './pillars.tsx';

export function HomePage() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.description} />
      <Island name="home-hero" when="load">
        <HomeHero />
      </Island>
      <Pillars />
      <WhyChoose />
      <GetStarted />
      <About />
      <Services />
    </>
  );
}

function WhyChoose() {
  return (
    <section aria-labelledby="why-heading" className="overflow-visible bg-sunken py-(--section)">
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="lg:sticky lg:top-[calc(var(--header-height)_+_3rem)] lg:self-start">
          <h2 id="why-heading">{words.whyChoose.heading}</h2>
          <p className="max-w-[30ch] text-lg/[1.5] text-quiet">{words.whyChoose.intro}</p>
          <ModelFigure className="mt-6 w-36 lg:w-60" />
        </div>
        <TitledList items={Object.entries(words.whyChoose.reasons).map(([title, text]) => ({ title, text }))} />
      </div>
    </section>
  );
}

function GetStarted() {
  return (
    <section aria-labelledby="start-heading" className="overflow-clip py-(--section)">
      <div className="page-width">
        <div className="mb-8 max-w-160 [&_p]:text-lg/[1.5] [&_p]:text-quiet">
          <h2 id="start-heading">{words.getStarted.heading}</h2>
        </div>
        <ol className="mx-0 mt-0 mb-12 grid list-none grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-8 p-0 [counter-reset:step]">
          {Object.entries(words.getStarted.steps).map(([title, text]) => (
            <li
              key={title}
              className="border-t-2 border-body pt-4 [counter-increment:step] before:mb-3 before:block before:font-display before:text-3xl/none before:font-semibold before:content-[counter(step)]"
            >
              <h3 className="mb-2">{title}</h3>
              <p className="m-0 text-quiet">
                <Tagged text={text} />
              </p>
            </li>
          ))}
        </ol>
        <AssessmentLink>{words.getStarted.button}</AssessmentLink>
      </div>
    </section>
  );
}

const { services } = words;
const offers = [
  { to: paths.students, ...services.candidates },
  { to: paths.organization, ...services.organization },
  { to: paths.bankingSolutions, ...services.banking },
];

/** The target of the footer's link to the services. */
function Services() {
  return (
    <section id="services" aria-labelledby="services-heading" className="overflow-clip py-(--section)">
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <h2 id="services-heading">{services.heading}</h2>
        <TitledList items={offers.map((one) => ({ ...one, heading: <a href={one.to}>{one.title}</a> }))} />
      </div>
    </section>
  );
}

/** Titles with a sentence each, divided by lines. */
function TitledList({ items }: { items: readonly { title: string; heading?: ReactNode; text: string }[] }) {
  return (
    <ul className="m-0 list-none p-0">
      {items.map(({ title, heading = title, text }) => (
        <li key={title} className="border-t border-line py-6 first:border-0 first:pt-0">
          <h3 className="mb-2 text-2xl">{heading}</h3>
          <p className="m-0 max-w-[55ch] text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
