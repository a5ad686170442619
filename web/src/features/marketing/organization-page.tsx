import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { HeroSlider, type HeroSlide } from '#web/ui/hero-slider.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import styles from './marketing.module.css';
import { MarketingSection } from './marketing-section.tsx';
import { PointList } from './point-list.tsx';

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

const solution = (
  <div className={styles.statement}>
    <p>
      A person is more than a role. Our assessment measures 20 core parameters along five pillars and gives each person
      quantitative scores, EQ, MQ, LQ and a SWOT. It rests on 5 years of research and 50 years of experience.
    </p>
    <p>
      You see where people will do their best work, who completes whom in a team, and where an hour of training is worth
      most. They get a report of their own, and grow with it.
    </p>
  </div>
);

const tabs = [
  { id: 'hr', title: 'HR Solutions', content: solution },
  { id: 'training', title: 'Training and Development', content: solution },
];

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
      <HeroSlider title="Organization" slides={slides}>
        <ButtonLink to={paths.contact} tone="primary" size="large">
          Talk to us
        </ButtonLink>
      </HeroSlider>
      <MarketingSection heading="What we offer">
        <Tabs label="What we offer" tabs={tabs} />
      </MarketingSection>
      <MarketingSection heading="How TrueIn helps organizations" isSunken>
        <PointList points={points} />
      </MarketingSection>
    </>
  );
}
