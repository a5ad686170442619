import { reportPaths } from '#web/lib/report-paths.ts';
import * as words from '#web/lib/words/marketing/organization.ts';
import { Island } from '#web/ui/page/island.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { TeamFigure } from '#web/ui/figure/team-figure.tsx';
import { OrganizationHero } from './heroes.tsx';
import { MarketingSection, PointList } from './sections.tsx';
import { OrganizationTabs } from './tabs.tsx';

export function OrganizationPage() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.description} />
      <Island name="organization-hero" when="load">
        <OrganizationHero />
      </Island>
      <MarketingSection heading={words.offer} aside={<TeamFigure />}>
        <Island name="organization-tabs" when="interaction">
          <OrganizationTabs />
        </Island>
      </MarketingSection>
      <MarketingSection heading={words.helps} isSunken>
        <PointList points={words.points} />
        <p>
          <a href={reportPaths.sample}>{words.sample}</a>
        </p>
      </MarketingSection>
    </>
  );
}
