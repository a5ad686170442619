import { paths } from '#web/lib/paths.ts';
import { pillarNames } from '#web/lib/words/pillars.ts';
import { AssessmentLink } from '#web/ui/assessment-link.tsx';
import { HeroSlider, type HeroSlide } from '#web/ui/page/hero-slider.tsx';

const slides: HeroSlide[] = [
  {
    heading: 'See the true shape of who you are',
    text: 'A person has five sides. Half an hour of honest answers shows you how far each of yours reaches.',
    profile: [0.92, 0.72, 0.9, 0.62, 0.82],
    link: <a href="#pillars">Read about the five pillars</a>,
  },
  {
    heading: 'Choose a career that fits you',
    text: 'For students, aspirants and job seekers: first know who is choosing, then choose.',
    profile: [1, 0.6, 0.78, 0.5, 0.68],
    link: <a href={paths.students}>For students and job seekers</a>,
  },
  {
    heading: 'Build teams on what people are',
    text: 'HR solutions, team building, training and development for organizations.',
    profile: [0.7, 0.88, 0.64, 0.94, 0.6],
    link: <a href={paths.organization}>For organizations</a>,
  },
  {
    heading: 'Meet the person behind the loan',
    text: 'Loan and credit default risk assessment for banks and NBFCs.',
    profile: [0.62, 1, 0.72, 0.66, 0.92],
    link: <a href={paths.bankingSolutions}>For banks and lenders</a>,
  },
];

export function HomeHero() {
  return (
    <HeroSlider title="The TrueIn self-assessment" slides={slides} sideNames={pillarNames}>
      <AssessmentLink />
    </HeroSlider>
  );
}
