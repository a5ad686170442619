import styles from './contact.module.css';
import { faq } from './faq.ts';

/** The same as schema.org's FAQPage, for search engines; safe inside a script element. */
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

export function FaqSection() {
  return (
    <section aria-labelledby="faq" className={styles.faq}>
      <div className={styles.columns}>
        <h2 id="faq">Before you write</h2>
        <dl className={styles.questions}>
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
