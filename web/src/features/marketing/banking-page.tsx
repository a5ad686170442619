import { Island } from '#web/ui/page/island.tsx';
import { LendingFigure } from '#web/ui/figure/lending-figure.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { BankingHero } from './heroes.tsx';
import { MarketingSection, PointList, TakeAssessment } from './sections.tsx';
import { BankingTabs } from './tabs.tsx';

const points = [
  { title: 'Risk, seen earlier', text: 'Look at the willingness to pay before the loan is paid out.' },
  { title: 'New borrowers', text: 'Meet people fairly who have no credit history yet.' },
  { title: 'Trusted teams', text: 'Hire and place people whose values fit the work.' },
  { title: 'Better conversations', text: 'Scores and a SWOT that a loan officer can explain.' },
];

export function BankingPage() {
  return (
    <>
      <PageHead
        title="Banking Solutions | TrueIn"
        description="Loan and credit default risk assessment, HR solutions and training for banks and NBFCs."
      />
      <Island name="banking-hero" when="load">
        <BankingHero />
      </Island>
      <MarketingSection heading="What we offer" aside={<LendingFigure />}>
        <Island name="banking-tabs" when="interaction">
          <BankingTabs />
        </Island>
      </MarketingSection>
      <MarketingSection heading="How TrueIn helps organizations" isSunken>
        <PointList points={points} />
      </MarketingSection>
      <TakeAssessment
        heading="See it for yourself"
        text="Take the assessment as your borrowers and colleagues would."
      />
    </>
  );
}
