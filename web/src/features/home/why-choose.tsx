import { ModelFigure } from '#web/ui/figure/model-figure.tsx';
import { TitledList } from './titled-list.tsx';

const reasons = [
  {
    title: 'Approach',
    text: 'We look at the whole person, along five pillars, and do not put anyone into a box with a label on it.',
  },
  {
    title: 'Differentiator',
    text: 'You get numbers, not adjectives: quantitative scores on 17 core parameters, and what they mean for you.',
  },
  {
    title: 'Proprietary Methodology',
    text: 'The model is our own. Behind it are over five years of research and 30 years of practical experience.',
  },
  {
    title: 'Data Analysis',
    text: 'Each answer adds to your Emotional Quotient (EQ), Moral Quotient (MQ), Leadership Quotient (LQ) and a SWOT.',
  },
];

export function WhyChoose() {
  return (
    <section aria-labelledby="why-heading" className="overflow-visible bg-sunken py-(--section)">
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="lg:sticky lg:top-[calc(var(--header-height)_+_3rem)] lg:self-start">
          <h2 id="why-heading">Why choose TrueIn</h2>
          <p className="max-w-[30ch] text-lg/[1.5] text-quiet">
            An adviser across the table asks the right questions first. So do we.
          </p>
          <ModelFigure className="mt-6 w-36 lg:w-60" />
        </div>
        <TitledList items={reasons} />
      </div>
    </section>
  );
}
