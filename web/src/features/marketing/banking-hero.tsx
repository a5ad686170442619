import { HeroSlider, type HeroSlide } from '#web/ui/page/hero-slider.tsx';

const slides: HeroSlide[] = [
  {
    heading: 'Meet the person behind the loan',
    text: 'Loan and credit default risk assessment for banks and NBFCs: willingness to pay, beside ability to pay.',
    profile: [0.62, 1, 0.72, 0.66, 0.92],
  },
  {
    heading: 'The right people at the counter',
    text: 'HR solutions for branches, back offices and everyone who handles trust.',
    profile: [0.7, 0.88, 0.64, 0.94, 0.6],
  },
  {
    heading: 'Train judgement, not only rules',
    text: 'Training and development for those who decide about other people’s money.',
    profile: [0.78, 0.8, 0.96, 0.72, 0.66],
  },
];

export function BankingHero() {
  return <HeroSlider title="Banking Solutions" slides={slides} />;
}
