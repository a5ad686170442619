import * as words from '#web/lib/words/contact/hero.ts';
import { HeroSlider, type HeroSlide } from '#web/ui/page/hero-slider.tsx';

const slides: HeroSlide[] = [
  { ...words.talk, profile: [0.92, 0.72, 0.9, 0.62, 0.82] },
  { ...words.choice, profile: [1, 0.6, 0.78, 0.5, 0.68] },
  { ...words.team, profile: [0.7, 0.88, 0.64, 0.94, 0.6] },
  { ...words.risk, profile: [0.62, 1, 0.72, 0.66, 0.92] },
];

export function ContactHero() {
  return <HeroSlider title={words.title} slides={slides} />;
}
