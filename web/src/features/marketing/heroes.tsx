import { banking, organization } from '#web/lib/words/marketing/heroes.ts';
import { HeroSlider } from '#web/ui/page/hero-slider.tsx';
import { PilotLink } from '#web/ui/start-links.tsx';

export function BankingHero() {
  return (
    <HeroSlider title={banking.title} slides={[banking.loans, banking.people, banking.training]}>
      <PilotLink tone="primary" />
    </HeroSlider>
  );
}

export function OrganizationHero() {
  return (
    <HeroSlider title={organization.title} slides={[organization.teams, organization.training]}>
      <PilotLink tone="primary" />
    </HeroSlider>
  );
}
