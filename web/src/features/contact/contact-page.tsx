import { Island } from '#web/ui/page/island.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactHero } from './contact-hero.tsx';
import { FaqSection } from './faq-section.tsx';
import { firm, phoneLink } from '#web/lib/words/firm.ts';

export function ContactPage() {
  return (
    <>
      <PageHead title="Contact | TrueIn" description="Write to us, call us, or visit our office in Mumbai." />
      <Island name="contact-hero" when="load">
        <ContactHero />
      </Island>
      <div className="page-width grid grid-cols-1 items-start gap-x-16 gap-y-12 py-(--section) lg:grid-cols-[4fr_8fr] [&_h2]:text-2xl">
        <Office />
        <Island name="contact-form" when="interaction">
          <ContactForm />
        </Island>
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
      <h2 id="office">Our office</h2>
      <address>
        <strong>{firm.company}</strong>
        {firm.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <dl>
        <dt>Phone</dt>
        {firm.phones.map((phone) => (
          <dd key={phone}>
            <a href={phoneLink(phone)}>{phone}</a>
          </dd>
        ))}
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${firm.email}`}>{firm.email}</a>
        </dd>
      </dl>
    </section>
  );
}
