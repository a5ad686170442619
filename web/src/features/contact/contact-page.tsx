import { Island } from '#web/ui/page/island.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactHero } from './contact-hero.tsx';
import styles from './contact.module.css';
import { FaqSection } from './faq-section.tsx';
import { Office } from './office.tsx';

export function ContactPage() {
  return (
    <>
      <PageHead title="Contact | TrueIn" description="Write to us, call us, or visit our office in Mumbai." />
      <Island name="contact-hero" when="load">
        <ContactHero />
      </Island>
      <div className={styles.columns}>
        <Office />
        <Island name="contact-form" when="interaction">
          <ContactForm />
        </Island>
      </div>
      <FaqSection />
    </>
  );
}
