import type { ReactNode } from 'react';
import { promisedHours } from '#functions/domain/reports/promise/report-parts.ts';
import { paths } from '#web/lib/paths.ts';
import { AssessmentLink } from '#web/ui/assessment-link.tsx';
import { ModelFigure } from '#web/ui/figure/model-figure.tsx';
import { Island } from '#web/ui/page/island.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { About } from './about.tsx';
import { HomeHero } from './home-hero.tsx';
import { Pillars } from './pillars.tsx';

export function HomePage() {
  return (
    <>
      <PageHead
        title="TrueIn | See your true shape"
        description="A timed self-assessment on five pillars of a person, for students, job seekers, organizations and banks. Your report comes by mail."
      />
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

const reasons = [
  {
    title: 'Approach',
    text: 'We look at the whole person, along five pillars, and do not put anyone into a box with a label on it.',
  },
  {
    title: 'Differentiator',
    text: 'You get numbers, not adjectives: quantitative scores on 17 core parameters, and what they mean for you.',
  },
  {
    title: 'Proprietary Methodology',
    text: 'The model is our own. Behind it are over five years of research and 30 years of practical experience.',
  },
  {
    title: 'Data Analysis',
    text: 'Each answer adds to your Emotional Quotient (EQ), Moral Quotient (MQ), Leadership Quotient (LQ) and a SWOT.',
  },
];

function WhyChoose() {
  return (
    <section aria-labelledby="why-heading" className="overflow-visible bg-sunken py-(--section)">
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="lg:sticky lg:top-[calc(var(--header-height)_+_3rem)] lg:self-start">
          <h2 id="why-heading">Why choose TrueIn</h2>
          <p className="max-w-[30ch] text-lg/[1.5] text-quiet">
            An adviser across the table asks the right questions first. So do we.
          </p>
          <ModelFigure className="mt-6 w-36 lg:w-60" />
        </div>
        <TitledList items={reasons} />
      </div>
    </section>
  );
}

const steps = [
  { title: 'Sign in', text: 'You need a Google account, and nothing else to remember.' },
  { title: 'Redeem your coupon', text: 'It unlocks the assessment. Then read what to expect.' },
  { title: 'Answer truthfully', text: 'One question at a time. Each answer is kept at once.' },
  { title: 'Read your report', text: `It comes by mail after ${promisedHours}.` },
];

function GetStarted() {
  return (
    <section aria-labelledby="start-heading" className="overflow-clip py-(--section)">
      <div className="page-width">
        <div className="mb-8 max-w-160 [&_p]:text-lg/[1.5] [&_p]:text-quiet">
          <h2 id="start-heading">Half an hour, four steps</h2>
        </div>
        <ol className="mx-0 mt-0 mb-12 grid list-none grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-8 p-0 [counter-reset:step]">
          {steps.map(({ title, text }) => (
            <li
              key={title}
              className="border-t-2 border-body pt-4 [counter-increment:step] before:mb-3 before:block before:font-display before:text-3xl/none before:font-semibold before:content-[counter(step)]"
            >
              <h3 className="mb-2">{title}</h3>
              <p className="m-0 text-quiet">{text}</p>
            </li>
          ))}
        </ol>
        <AssessmentLink>Get Started</AssessmentLink>
      </div>
    </section>
  );
}

const services = [
  {
    to: paths.students,
    title: 'Students / Job Seekers / Self Awareness',
    text: 'Which career suits you, and who you are: for school, for an exam, for a venture of your own or for the next job.',
  },
  {
    to: paths.organization,
    title: 'Organization',
    text: 'HR solutions, team building, training and development.',
  },
  {
    to: paths.bankingSolutions,
    title: 'Banking Solutions',
    text: 'Loan and credit default risk assessment for banks and lenders.',
  },
];

/** The target of the footer's link to the services. */
function Services() {
  return (
    <section id="services" aria-labelledby="services-heading" className="overflow-clip py-(--section)">
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <h2 id="services-heading">Services</h2>
        <TitledList items={services.map((one) => ({ ...one, heading: <a href={one.to}>{one.title}</a> }))} />
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
