import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/home/hero.ts';
import { ProductPicture } from '#web/ui/figure/product-picture.tsx';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';
import { HeroSlider, type HeroSlide } from '#web/ui/page/hero-slider.tsx';
import { AssessmentLink, SampleLink } from '#web/ui/start-links.tsx';

const slides: HeroSlide[] = [
  { ...words.you, link: <a href="#pillars">{words.you.link}</a>, picture: <ProductPicture of="report" /> },
  {
    ...words.career,
    link: <a href={paths.students}>{words.career.link}</a>,
    picture: <ProductPicture of="quiz" className="mx-auto w-72" />,
  },
  {
    ...words.teams,
    link: <a href={paths.organization}>{words.teams.link}</a>,
    picture: <ProductPicture of="preview" />,
  },
  {
    ...words.loan,
    link: <a href={paths.bankingSolutions}>{words.loan.link}</a>,
    picture: <ProfileShape className="w-88 place-self-center" />,
  },
];

export function HomeHero() {
  return (
    <HeroSlider title={words.title} slides={slides}>
      <AssessmentLink />
      <SampleLink />
    </HeroSlider>
  );
}
