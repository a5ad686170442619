import type { ReactNode } from 'react';
import styles from './marketing.module.css';
import { MarketingSection } from './marketing-section.tsx';

/** What the pages for job seekers and for self awareness have in common; `children` is for whom it is said. */
export function SubjectivityToObjectivity({ children }: { children: ReactNode }) {
  return (
    <MarketingSection heading="Subjectivity to Objectivity">
      <div className={styles.statement}>
        {children}
        <p>
          The assessment measures you on 20 core parameters along five pillars. You get quantitative scores, your
          Emotional Quotient (EQ), Moral Quotient (MQ) and Leadership Quotient (LQ), and a SWOT that says where your
          strengths, your weaknesses, your openings and your risks lie. It rests on 5 years of research and 50 years of
          experience.
        </p>
      </div>
    </MarketingSection>
  );
}
