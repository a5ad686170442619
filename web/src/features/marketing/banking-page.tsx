import * as words from '#web/lib/words/marketing/banking.ts';
import scene from '#web/ui/figure/scenes/banking.svg?raw';
import { Island } from '#web/ui/page/island.tsx';
import { AssessmentLink, MethodLink, PilotLink } from '#web/ui/start-links.tsx';
import { BankingHero } from './heroes.tsx';
import { AudienceHead, Closing, Opening, PicturedSection, Points } from './sections.tsx';
import { BankingTabs } from './tabs.tsx';

export function BankingPage() {
  return (
    <>
      <AudienceHead pageTitle={words.pageTitle} description={words.description} audience={words.audience} />
      <Opening scene={scene}>
        <Island name="banking-hero" when="load">
          <BankingHero />
        </Island>
      </Opening>
      <PicturedSection heading={words.offer} picture="scores" isFlipped>
        <Island name="banking-tabs" when="interaction">
          <BankingTabs />
        </Island>
      </PicturedSection>
      <Points heading={words.helps} points={words.points} />
      <Closing heading={words.tryIt} text={words.experience}>
        <AssessmentLink />
        <PilotLink />
        <MethodLink />
      </Closing>
    </>
  );
}
