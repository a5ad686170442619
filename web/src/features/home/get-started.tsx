import { promisedHours } from '#functions/domain/reports/promise/report-parts.ts';
import { AssessmentLink } from '#web/ui/assessment-link.tsx';

const steps = [
  { title: 'Sign in', text: 'You need a Google account, and nothing else to remember.' },
  { title: 'Redeem your coupon', text: 'It unlocks the assessment. Then read what to expect.' },
  { title: 'Answer truthfully', text: 'One question at a time. Each answer is kept at once.' },
  { title: 'Read your report', text: `It comes by mail after ${promisedHours}.` },
];

export function GetStarted() {
  return (
    <section aria-labelledby="start-heading" className="overflow-clip py-(--section)">
      <div className="page-width">
        <div className="mb-8 max-w-160 [&_p]:text-lg/[1.5] [&_p]:text-quiet">
          <h2 id="start-heading">Half an hour, four steps</h2>
        </div>
        <ol className="mx-0 mt-0 mb-12 grid list-none grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-8 p-0 [counter-reset:step]">
          {steps.map(({ title, text }) => (
            <li
              key={title}
              className="border-t-2 border-body pt-4 [counter-increment:step] before:mb-3 before:block before:font-display before:text-3xl/none before:font-semibold before:content-[counter(step)]"
            >
              <h3 className="mb-2">{title}</h3>
              <p className="m-0 text-quiet">{text}</p>
            </li>
          ))}
        </ol>
        <AssessmentLink>Get Started</AssessmentLink>
      </div>
    </section>
  );
}
