import { reportPaths } from '#web/lib/report-paths.ts';
import { AssessmentLink } from '#web/ui/assessment-link.tsx';
import { Island } from '#web/ui/page/island.tsx';
import { ReportFigure } from '#web/ui/figure/report-figure.tsx';
import { AboutTabs } from './about-tabs.tsx';
import styles from './home.module.css';

const features = [
  'Quantitative scores on 17 core parameters',
  'Emotional Quotient (EQ), Moral Quotient (MQ) and Leadership Quotient (LQ)',
  'A SWOT that names strengths, weaknesses and what is both at once',
  'Words that speak to you, and one next step for each finding',
  'Sent by mail, so that you can read it in peace',
];

export function About() {
  return (
    <section id="about" aria-labelledby="about-heading" className={styles.sectionSunken}>
      <div className={styles.split}>
        <div className={styles.sticky}>
          <h2 id="about-heading">About TrueIn</h2>
          <p className={styles.intro}>
            We are a consulting firm in Mumbai. Our assessments rest on a proprietary model that combines a
            human-science framework with psychology, built on five pillars. It grew out of over five years of research
            and 30 years of practical experience.
          </p>
          <AssessmentLink />
        </div>
        <div className={styles.stack}>
          <div>
            <h3>What We Do</h3>
            <p>
              We help students and job seekers choose a path, organizations build and train their teams, and banks and
              lenders judge the risk of a loan. The same five pillars serve all of them.
            </p>
          </div>
          <div>
            <h3>Key Unique Features of Our Reports</h3>
            <div className={styles.report}>
              <ul className={styles.features}>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
                <li>
                  <a href={reportPaths.sample}>See a sample report</a>
                </li>
              </ul>
              <ReportFigure className={styles.sheet} />
            </div>
          </div>
          <Island name="about-tabs" when="interaction">
            <AboutTabs />
          </Island>
        </div>
      </div>
    </section>
  );
}
