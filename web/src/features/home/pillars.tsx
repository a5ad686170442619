import { pillarNames } from '#web/lib/words/pillars.ts';
import { Island } from '#web/ui/page/island.tsx';
import { PillarMark } from '#web/ui/figure/pillar-mark.tsx';
import styles from './home.module.css';
import { PillarCarousel } from './pillar-carousel.tsx';

const contentClass = 'px-(--gutter) mx-auto max-w-[calc(var(--content)_+_2_*_var(--gutter))]';

/** The subject of each pillar, in order. */
const texts = [
  'What you want from life, and how far ahead you look.',
  'What you stand for, and what you will not do.',
  'How you think, judge and learn, and what you make of experience.',
  'How you meet pressure, setbacks and other people.',
  'How you look after your body, your time and your rest.',
];

export function Pillars() {
  return (
    <section id="pillars" aria-labelledby="pillars-heading" className="overflow-clip py-(--section)">
      <div className={contentClass}>
        <div className="mb-8 max-w-160 [&_p]:text-lg/[1.5] [&_p]:text-quiet">
          <h2 id="pillars-heading">Five Pillar Approach</h2>
          <p>
            Our model joins a human-science framework with psychology. It looks at you from five sides, because no
            single one of them tells who you are.
          </p>
        </div>
      </div>
      <Island name="pillar-carousel" when="visible">
        <PillarCarousel />
      </Island>
      <div className={contentClass}>
        <ol className={styles.pillars}>
          {pillarNames.map((name, side) => (
            <li key={name}>
              <PillarMark side={side} className="row-[span_2] w-14 lg:mb-3" />
              <h3>{name}</h3>
              <p>{texts[side]}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
