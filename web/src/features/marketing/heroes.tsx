import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { HeroSlider, type HeroSlide } from '#web/ui/page/hero-slider.tsx';

const bankingSlides: HeroSlide[] = [
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
  return <HeroSlider title="Banking Solutions" slides={bankingSlides} />;
}

const organizationSlides: HeroSlide[] = [
  {
    heading: 'Build teams on what people are',
    text: 'HR solutions that look past the CV, at the five sides of the person behind it.',
    profile: [0.7, 0.88, 0.64, 0.94, 0.6],
  },
  {
    heading: 'Train what is really missing',
    text: 'Training and development that starts from measured strengths and gaps.',
    profile: [0.86, 0.7, 0.95, 0.62, 0.74],
  },
];

export function OrganizationHero() {
  return (
    <HeroSlider title="Organization" slides={organizationSlides}>
      <ButtonLink to={paths.contact} tone="primary" size="large">
        Talk to us
      </ButtonLink>
    </HeroSlider>
  );
}
