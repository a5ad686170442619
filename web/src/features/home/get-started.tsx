import { promisedHours } from '#functions/domain/reports/promise/report-parts.ts';
import { AssessmentLink } from '#web/ui/assessment-link.tsx';
import styles from './home.module.css';

const steps = [
  { title: 'Sign in', text: 'You need a Google account, and nothing else to remember.' },
  { title: 'Redeem your coupon', text: 'It unlocks the assessment. Then read what to expect.' },
  { title: 'Answer truthfully', text: 'One question at a time. Each answer is kept at once.' },
  { title: 'Read your report', text: `It comes by mail after ${promisedHours}.` },
];

export function GetStarted() {
  return (
    <section aria-labelledby="start-heading" className="overflow-clip py-(--section)">
      <div className="mx-auto max-w-[calc(var(--content)_+_2_*_var(--gutter))] px-(--gutter)">
        <div className="mb-8 max-w-160 [&_p]:text-lg/[1.5] [&_p]:text-quiet">
          <h2 id="start-heading">Half an hour, four steps</h2>
        </div>
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <AssessmentLink>Get Started</AssessmentLink>
      </div>
    </section>
  );
}
