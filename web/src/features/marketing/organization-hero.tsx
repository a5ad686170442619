import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { HeroSlider, type HeroSlide } from '#web/ui/page/hero-slider.tsx';

const slides: HeroSlide[] = [
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
    <HeroSlider title="Organization" slides={slides}>
      <ButtonLink to={paths.contact} tone="primary" size="large">
        Talk to us
      </ButtonLink>
    </HeroSlider>
  );
}
