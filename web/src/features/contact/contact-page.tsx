import * as words from '#web/lib/words/contact/page.ts';
import { structuredData, thing } from '#web/lib/structured-data.ts';
import { firm, phoneLink } from '#web/lib/words/firm.ts';
import { Island } from '#web/ui/page/island.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { Tagged } from '#web/ui/tagged.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactHero } from './contact-hero.tsx';

export function ContactPage() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.description} />
      <div className="bg-sunken">
        <div className="page-width grid grid-cols-1 items-start gap-x-16 gap-y-10 py-[clamp(2.5rem,1rem_+_4vw,4.5rem)] lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
          <Island name="contact-hero" when="load">
            <ContactHero />
          </Island>
          <Island name="contact-form" when="interaction">
            <ContactForm />
          </Island>
          <Office />
        </div>
      </div>
      <FaqSection />
    </>
  );
}

function Office() {
  return (
    <section
      aria-labelledby="office"
      className="[&_a]:inline-block [&_a]:py-1 [&_address]:mb-6 [&_address]:grid [&_address]:not-italic [&_dd]:m-0 [&_dd]:wrap-anywhere [&_dd+dt]:mt-4 [&_dl]:m-0 [&_dt]:text-sm [&_dt]:text-quiet"
    >
      <h2 id="office" className="text-2xl">
        {words.office.heading}
      </h2>
      <address>
        <strong>{firm.company}</strong>
        {firm.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <dl>
        <dt>{words.office.phone}</dt>
        {firm.phones.map((phone) => (
          <dd key={phone}>
            <a href={phoneLink(phone)}>{phone}</a>
          </dd>
        ))}
        <dt>{words.office.email}</dt>
        <dd>
          <a href={`mailto:${firm.email}`}>{firm.email}</a>
        </dd>
      </dl>
    </section>
  );
}

/** The questions as schema.org's FAQPage. */
const structuredFaq = structuredData(
  thing('FAQPage', {
    mainEntity: Object.entries(words.faq).map(([name, answer]) =>
      thing('Question', { name, acceptedAnswer: thing('Answer', { text: answer.replace(/<\/?line>/g, '') }) }),
    ),
  }),
);

function FaqSection() {
  return (
    <section aria-labelledby="faq">
      <div className="page-width grid grid-cols-1 items-start gap-x-16 gap-y-12 py-(--section) lg:grid-cols-[4fr_8fr] [&_h2]:text-2xl">
        <h2 id="faq">{words.faqHeading}</h2>
        <dl className="m-0 grid gap-6 [&_dd]:m-0 [&_dd]:max-w-(--measure) [&_dd]:text-quiet [&_dt]:mb-1 [&_dt]:font-semibold">
          {Object.entries(words.faq).map(([question, answer]) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>
                <Tagged text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredFaq }} />
    </section>
  );
}
