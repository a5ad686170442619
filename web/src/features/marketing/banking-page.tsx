import * as words from '#web/lib/words/marketing/banking.ts';
import { Island } from '#web/ui/page/island.tsx';
import { LendingFigure } from '#web/ui/figure/lending-figure.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { BankingHero } from './heroes.tsx';
import { MarketingSection, PointList, TakeAssessment } from './sections.tsx';
import { BankingTabs } from './tabs.tsx';

export function BankingPage() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.description} />
      <Island name="banking-hero" when="load">
        <BankingHero />
      </Island>
      <MarketingSection heading={words.offer} aside={<LendingFigure />}>
        <Island name="banking-tabs" when="interaction">
          <BankingTabs />
        </Island>
      </MarketingSection>
      <MarketingSection heading={words.helps} isSunken>
        <PointList points={words.points} />
      </MarketingSection>
      <TakeAssessment heading={words.tryIt} text={words.experience} />
    </>
  );
}
