import * as words from '#web/lib/words/marketing/organization.ts';
import scene from '#web/ui/figure/scenes/organization.svg?raw';
import { Island } from '#web/ui/page/island.tsx';
import { MethodLink, PilotLink, SampleLink } from '#web/ui/start-links.tsx';
import { OrganizationHero } from './heroes.tsx';
import { AudienceHead, Closing, Opening, PicturedSection, Points } from './sections.tsx';
import { OrganizationTabs } from './tabs.tsx';

export function OrganizationPage() {
  return (
    <>
      <AudienceHead pageTitle={words.pageTitle} description={words.description} audience={words.audience} />
      <Opening scene={scene}>
        <Island name="organization-hero" when="load">
          <OrganizationHero />
        </Island>
      </Opening>
      <PicturedSection heading={words.offer} picture="preview">
        <Island name="organization-tabs" when="interaction">
          <OrganizationTabs />
        </Island>
      </PicturedSection>
      <Points heading={words.helps} points={words.points} />
      <Closing heading={words.tryIt} text={words.pilot}>
        <PilotLink tone="primary" />
        <SampleLink />
        <MethodLink />
      </Closing>
    </>
  );
}
