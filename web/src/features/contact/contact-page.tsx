import { promisedHours } from '#functions/domain/reports/promise/report-parts.ts';
import { firm, phoneLink } from '#web/lib/words/firm.ts';
import { Island } from '#web/ui/page/island.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactHero } from './contact-hero.tsx';

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

/** Frequent questions. Each answer says what the product does. */
const faq = [
  {
    question: 'What do I need to take the assessment?',
    answer: 'A Google account to sign in with, a valid coupon code, and half an hour in which nobody disturbs you.',
  },
  {
    question: 'When does the clock start?',
    answer:
      'With your first answer. Before that you read the instructions and can try two practice questions that count for nothing.',
  },
  {
    question: 'What if my connection fails in the middle?',
    answer:
      'Go on answering. Your answers are kept on your device and are sent when you are back online. The clock keeps running meanwhile.',
  },
  {
    question: 'Can I go back to a question?',
    answer: 'No. Selecting an option saves it and shows you the next question, so read all options first.',
  },
  {
    question: 'When do I get my report?',
    answer: `It comes by mail after ${promisedHours}. You can also download it on your account page.`,
  },
  {
    question: 'Can I take it again?',
    answer:
      'Yes, with a new coupon. Questions you have answered before are left out, unless there are no others: then you get all of them.',
  },
] as const;

/** The questions as schema.org's FAQPage, for search engines; escaped for a script element. */
function structuredFaq(): string {
  const mainEntity = faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return JSON.stringify({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }).replaceAll(
    '<',
    '\\u003c',
  );
}

function FaqSection() {
  return (
    <section aria-labelledby="faq" className="bg-sunken">
      <div className="page-width grid grid-cols-1 items-start gap-x-16 gap-y-12 py-(--section) lg:grid-cols-[4fr_8fr] [&_h2]:text-2xl">
        <h2 id="faq">Before you write</h2>
        <dl className="m-0 grid gap-6 [&_dd]:m-0 [&_dd]:max-w-(--measure) [&_dd]:text-quiet [&_dt]:mb-1 [&_dt]:font-semibold">
          {faq.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredFaq() }} />
    </section>
  );
}
