import { useAssessmentPath } from '#web/lib/use-assessment-path.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import styles from './home.module.css';

const features = [
  'Quantitative scores on 17 core parameters',
  'Emotional Quotient (EQ), Moral Quotient (MQ) and Leadership Quotient (LQ)',
  'A SWOT that names strengths, weaknesses and what is both at once',
  'Words that speak to you, and one next step for each finding',
  'Sent by mail, so that you can read it in peace',
];

const tabs = [
  {
    id: 'purpose',
    title: 'Our Purpose',
    content: (
      <p>
        To help people see themselves as they are, so that they choose their studies, their work and their partners in
        business with open eyes.
      </p>
    ),
  },
  {
    id: 'vision',
    title: 'Our Vision',
    content: (
      <p>
        A world in which nobody is guessed at: where a student, a candidate or a borrower is met as the person they
        truly are.
      </p>
    ),
  },
];

export function About() {
  const assessment = useAssessmentPath();
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
          <ButtonLink to={assessment} tone="primary" size="large">
            Take Assessment
          </ButtonLink>
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
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
          <Tabs label="Purpose and vision" tabs={tabs} />
        </div>
      </div>
    </section>
  );
}
