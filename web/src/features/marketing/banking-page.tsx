import { HeroSlider, type HeroSlide } from '#web/ui/hero-slider.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import styles from './marketing.module.css';
import { MarketingSection } from './marketing-section.tsx';
import { PointList } from './point-list.tsx';
import { TakeAssessment } from './take-assessment.tsx';

const slides: HeroSlide[] = [
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

const solution = (
  <div className={styles.statement}>
    <p>
      A statement of accounts tells what someone could pay. It does not tell what they will do when it gets tight. Our
      assessment measures 20 core parameters along five pillars, ethics, discipline and wellbeing among them, and gives
      quantitative scores, EQ, MQ, LQ and a SWOT.
    </p>
    <p>
      It stands beside your own checks and does not replace them. It rests on 5 years of research and 50 years of
      experience.
    </p>
  </div>
);

const tabs = [
  { id: 'risk', title: 'Loan/Credit Default Risk Assessment', content: solution },
  { id: 'hr', title: 'HR Solutions', content: solution },
  { id: 'training', title: 'Training and Development', content: solution },
];

const points = [
  { title: 'Fewer defaults', text: 'See the willingness to pay, before the loan is paid out.' },
  { title: 'New borrowers', text: 'Judge people fairly who have no credit history yet.' },
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
      <HeroSlider title="Banking Solutions" slides={slides} />
      <MarketingSection heading="What we offer">
        <Tabs label="What we offer" tabs={tabs} />
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
