import { paths } from '#web/lib/paths.ts';
import { banking, organization } from '#web/lib/words/marketing/heroes.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { HeroSlider, type HeroSlide } from '#web/ui/page/hero-slider.tsx';

const bankingSlides: HeroSlide[] = [
  { ...banking.loans, profile: [0.62, 1, 0.72, 0.66, 0.92] },
  { ...banking.people, profile: [0.7, 0.88, 0.64, 0.94, 0.6] },
  { ...banking.training, profile: [0.78, 0.8, 0.96, 0.72, 0.66] },
];

export function BankingHero() {
  return <HeroSlider title={banking.title} slides={bankingSlides} />;
}

const organizationSlides: HeroSlide[] = [
  { ...organization.teams, profile: [0.7, 0.88, 0.64, 0.94, 0.6] },
  { ...organization.training, profile: [0.86, 0.7, 0.95, 0.62, 0.74] },
];

export function OrganizationHero() {
  return (
    <HeroSlider title={organization.title} slides={organizationSlides}>
      <ButtonLink to={paths.contact} tone="primary" size="large">
        {organization.contact}
      </ButtonLink>
    </HeroSlider>
  );
}
