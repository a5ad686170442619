import { pillars } from '#web/lib/pillars.ts';
import { PillarMark } from '#web/ui/pillar-mark.tsx';
import styles from './home.module.css';
import { PillarCarousel } from './pillar-carousel.tsx';

export function Pillars() {
  return (
    <section id="pillars" aria-labelledby="pillars-heading" className={styles.section}>
      <div className={styles.content}>
        <div className={styles.lead}>
          <h2 id="pillars-heading">Five Pillar Approach</h2>
          <p>
            Our model joins a human-science framework with psychology. It looks at you from five sides, because no
            single one of them tells who you are.
          </p>
        </div>
      </div>
      <PillarCarousel />
      <div className={styles.content}>
        <ol className={styles.pillars}>
          {pillars.map(({ name, text }, side) => (
            <li key={name}>
              <PillarMark side={side} className={styles.pillarMark} />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
