import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/home/hero.ts';
import { pillarNames } from '#web/lib/words/pillars.ts';
import { AssessmentLink } from '#web/ui/assessment-link.tsx';
import { HeroSlider, type HeroSlide } from '#web/ui/page/hero-slider.tsx';

const slides: HeroSlide[] = [
  { ...words.you, profile: [0.92, 0.72, 0.9, 0.62, 0.82], link: <a href="#pillars">{words.you.link}</a> },
  { ...words.career, profile: [1, 0.6, 0.78, 0.5, 0.68], link: <a href={paths.students}>{words.career.link}</a> },
  { ...words.teams, profile: [0.7, 0.88, 0.64, 0.94, 0.6], link: <a href={paths.organization}>{words.teams.link}</a> },
  { ...words.loan, profile: [0.62, 1, 0.72, 0.66, 0.92], link: <a href={paths.bankingSolutions}>{words.loan.link}</a> },
];

export function HomeHero() {
  return (
    <HeroSlider title={words.title} slides={slides} sideNames={pillarNames}>
      <AssessmentLink />
    </HeroSlider>
  );
}
