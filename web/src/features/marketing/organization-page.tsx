import { reportPaths } from '#web/lib/report-paths.ts';
import { Island } from '#web/ui/page/island.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { TeamFigure } from '#web/ui/figure/team-figure.tsx';
import { OrganizationHero } from './heroes.tsx';
import { MarketingSection, PointList } from './sections.tsx';
import { OrganizationTabs } from './tabs.tsx';

const points = [
  { title: 'Hire for fit', text: 'Compare what a role asks for with what a person brings, in numbers.' },
  { title: 'Build teams', text: 'Put together people whose strengths complete each other.' },
  { title: 'Train with a purpose', text: 'Spend the training budget where the scores say it will tell.' },
  { title: 'Find leaders early', text: 'The Leadership Quotient shows who is ready, and what others still need.' },
  { title: 'Keep your people', text: 'People stay where they are seen for what they are.' },
  { title: 'Strengthen integrity', text: 'The Moral Quotient makes values something you can talk about.' },
];

export function OrganizationPage() {
  return (
    <>
      <PageHead
        title="Organization | TrueIn"
        description="HR solutions, team building, training and development on measured ground."
      />
      <Island name="organization-hero" when="load">
        <OrganizationHero />
      </Island>
      <MarketingSection heading="What we offer" aside={<TeamFigure />}>
        <Island name="organization-tabs" when="interaction">
          <OrganizationTabs />
        </Island>
      </MarketingSection>
      <MarketingSection heading="How TrueIn helps organizations" isSunken>
        <PointList points={points} />
        <p>
          <a href={reportPaths.sample}>See a sample report</a>
        </p>
      </MarketingSection>
    </>
  );
}
