import { paths } from '#web/lib/paths.ts';
import { structuredData, thing } from '#web/lib/structured-data.ts';
import * as hero from '#web/lib/words/home/hero.ts';
import * as words from '#web/lib/words/home/page.ts';
import { firm } from '#web/lib/words/firm.ts';
import { product } from '#web/lib/words/ui.ts';
import { Scene } from '#web/ui/figure/scene.tsx';
import banking from '#web/ui/figure/scenes/banking.svg?raw';
import organization from '#web/ui/figure/scenes/organization.svg?raw';
import students from '#web/ui/figure/scenes/students.svg?raw';
import { Island } from '#web/ui/page/island.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { AssessmentLink, CodeNote } from '#web/ui/start-links.tsx';
import { Tagged } from '#web/ui/tagged.tsx';
import { About } from './about.tsx';
import { HomeHero } from './home-hero.tsx';
import { Pillars } from './pillars.tsx';

/** The assessment as schema.org's Service. Its price is not known to the build. */
const assessment = structuredData(
  thing('Service', {
    name: hero.product,
    description: hero.claim,
    image: `${firm.site}/og.png`,
    brand: thing('Brand', { name: product }),
  }),
);

export function HomePage() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.description} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: assessment }} />
      {/* For whoever asked for another page. The first script says which. */}
      <p id="not-found" className="m-0 page-width hidden max-w-none py-3 *:block *:truncate in-data-[not-found]:block">
        <span>
          <Tagged text={words.notFound} draw={{ path: (text) => <strong data-lost="">{text}</strong> }} />
        </span>
        <span>{words.homeInstead}</span>
      </p>
      <div className="overflow-clip on-strong">
        <div className="page-width pt-[clamp(1.5rem,0.5rem_+_3.5vw,4rem)] pb-6">
          <Island name="home-hero" when="load">
            <HomeHero />
          </Island>
          <Facts />
        </div>
      </div>
      <Pillars />
      <WhyChoose />
      <GetStarted />
      <About />
      <Services />
    </>
  );
}

/** What the assessment takes. The places of the numbers keep their room until the first script has filled them in. */
function Facts() {
  return (
    <ul className="mx-0 mt-4 mb-0 grid list-none gap-x-8 gap-y-0 border-t border-line p-0 pt-3 text-sm text-quiet *:min-h-6 *:empty:invisible sm:grid-cols-2 lg:mt-6 lg:grid-cols-4">
      <li>
        <Tagged text={words.arrives} />
      </li>
      <li>
        <CodeNote />
      </li>
      <li data-quiz-fact="size" />
      <li data-quiz-fact="price" />
    </ul>
  );
}

function WhyChoose() {
  return (
    <section aria-labelledby="why-heading" className="bg-sunken py-(--section)">
      <div className="page-width">
        <h2 id="why-heading" className="plain-heading text-base text-quiet">
          {words.whyChoose.heading}
        </h2>
        <p className="mb-12 max-w-[15.4em] font-display text-4xl/tight font-semibold tracking-[-0.012em] text-balance">
          {words.whyChoose.intro}
        </p>
        <dl className="m-0 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {Object.entries(words.whyChoose.reasons).map(([title, text]) => (
            <div key={title} className="border-t-2 border-body pt-4">
              <dt className="mb-2 font-display text-lg/snug font-semibold text-balance">{title}</dt>
              <dd className="m-0 text-quiet">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function GetStarted() {
  return (
    <section aria-labelledby="start-heading" className="overflow-clip py-(--section)">
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="start-heading" className="max-w-[6.4em]">
            {words.getStarted.heading}
          </h2>
          <AssessmentLink>{words.getStarted.button}</AssessmentLink>
        </div>
        <ol className="m-0 list-none p-0 [counter-reset:step]">
          {Object.entries(words.getStarted.steps).map(([title, text]) => (
            <li
              key={title}
              className="grid grid-cols-[3rem_minmax(0,1fr)] items-baseline gap-x-4 border-t border-line py-4 [counter-increment:step] before:row-span-2 before:font-display before:text-3xl/none before:font-semibold before:content-[counter(step)] first:border-0 first:pt-0"
            >
              <h3 className="mb-1 text-lg">{title}</h3>
              <p className="m-0 text-quiet">
                <CodeNote text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const { services } = words;
const offers = [
  { to: paths.students, scene: students, ...services.candidates },
  { to: paths.organization, scene: organization, ...services.organization },
  { to: paths.bankingSolutions, scene: banking, ...services.banking },
];

/** The target of the footer's link to the services. */
function Services() {
  return (
    <section id="services" aria-labelledby="services-heading" className="overflow-clip py-(--section)">
      <div className="page-width">
        <h2 id="services-heading" className="mb-8">
          {services.heading}
        </h2>
        <ul className="m-0 grid list-none gap-x-12 gap-y-10 p-0 md:grid-cols-3">
          {offers.map(({ to, scene, title, text }) => (
            <li key={to}>
              <Scene svg={scene} className="mb-4 max-w-80" />
              <h3 className="mb-2 text-lg">
                <a href={to}>{title}</a>
              </h3>
              <p className="m-0 text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
