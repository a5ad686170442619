import { AssessmentLink } from '#web/ui/assessment-link.tsx';
import styles from './marketing.module.css';

/** The closing section of a marketing page. */
export function TakeAssessment({ heading, text }: { heading: string; text: string }) {
  return (
    <section aria-labelledby="take-heading" className={styles.closing}>
      <div className={styles.closingInner}>
        <div>
          <h2 id="take-heading">{heading}</h2>
          <p>{text}</p>
        </div>
        <AssessmentLink />
      </div>
    </section>
  );
}
