import { useAssessmentPath } from '#web/lib/use-assessment-path.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import styles from './marketing.module.css';

/** The end of a marketing page. */
export function TakeAssessment({ heading, text }: { heading: string; text: string }) {
  const assessment = useAssessmentPath();
  return (
    <section aria-labelledby="take-heading" className={styles.closing}>
      <div className={styles.closingInner}>
        <div>
          <h2 id="take-heading">{heading}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink to={assessment} tone="primary" size="large">
          Take Assessment
        </ButtonLink>
      </div>
    </section>
  );
}
