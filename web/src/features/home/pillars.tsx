import * as words from '#web/lib/words/home/pillars.ts';
import { pillarNames } from '#web/lib/words/pillars.ts';
import { Scene } from '#web/ui/figure/scene.tsx';
import ambition from '#web/ui/figure/scenes/ambition.svg?raw';
import belief from '#web/ui/figure/scenes/belief.svg?raw';
import health from '#web/ui/figure/scenes/health.svg?raw';
import wellbeing from '#web/ui/figure/scenes/wellbeing.svg?raw';
import wisdom from '#web/ui/figure/scenes/wisdom.svg?raw';
import { Island } from '#web/ui/page/island.tsx';
import { PillarCarousel } from './pillar-carousel.tsx';

/** In the order of the pillars. */
const scenes = [ambition, belief, wisdom, wellbeing, health] as const;

export function Pillars() {
  return (
    <section id="pillars" aria-labelledby="pillars-heading" className="overflow-clip py-(--section)">
      <div className="page-width">
        <h2 id="pillars-heading">{words.heading}</h2>
        <p className="m-0 max-w-160 text-lg/[1.5] text-quiet">{words.intro}</p>
      </div>
      <Island name="pillar-carousel" when="visible">
        <PillarCarousel />
      </Island>
      <ol className="page-width mt-12 mb-0 grid list-none grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-5">
        {pillarNames.map((name, side) => (
          <li key={name} className="grid grid-cols-[7rem_minmax(0,1fr)] content-start items-center gap-x-4 lg:block">
            <Scene svg={scenes[side] ?? ''} className="row-span-2 lg:mb-4" />
            <h3 className="mb-1 self-end text-lg lg:min-h-[2.6em]">{name}</h3>
            <p className="m-0 self-start text-quiet">{words.texts[side]}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
