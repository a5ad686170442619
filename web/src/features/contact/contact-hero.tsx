import * as words from '#web/lib/words/contact/hero.ts';
import { HeroSlider } from '#web/ui/page/hero-slider.tsx';

const slides = [words.talk, words.choice, words.team, words.risk];

export function ContactHero() {
  return (
    <div className="min-w-0 [&_h2]:text-4xl">
      <HeroSlider title={words.title} slides={slides} />
    </div>
  );
}
