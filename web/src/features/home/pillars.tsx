import * as words from '#web/lib/words/home/pillars.ts';
import { pillarNames } from '#web/lib/words/pillars.ts';
import { Island } from '#web/ui/page/island.tsx';
import { PillarMark } from '#web/ui/figure/pillar-mark.tsx';
import { PillarCarousel } from './pillar-carousel.tsx';

const contentClass = 'page-width';

export function Pillars() {
  return (
    <section id="pillars" aria-labelledby="pillars-heading" className="overflow-clip py-(--section)">
      <div className={contentClass}>
        <div className="mb-8 max-w-160 [&_p]:text-lg/[1.5] [&_p]:text-quiet">
          <h2 id="pillars-heading">{words.heading}</h2>
          <p>{words.intro}</p>
        </div>
      </div>
      <Island name="pillar-carousel" when="visible">
        <PillarCarousel />
      </Island>
      <div className={contentClass}>
        <ol className="mx-0 mt-12 mb-0 grid list-none grid-cols-[repeat(auto-fit,minmax(min(11.5rem,100%),1fr))] gap-6 p-0">
          {pillarNames.map((name, side) => (
            <li key={name} className="grid grid-cols-[3.5rem_minmax(0,1fr)] content-start gap-x-4 lg:block">
              <PillarMark side={side} className="row-[span_2] w-14 lg:mb-3" />
              <h3 className="mb-1 text-lg lg:min-h-[2.6em]">{name}</h3>
              <p className="m-0 text-quiet">{words.texts[side]}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
