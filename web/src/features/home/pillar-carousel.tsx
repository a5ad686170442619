import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { pillars } from '#web/lib/pillars.ts';
import { PillarMark } from '#web/ui/pillar-mark.tsx';
import styles from './pillar-carousel.module.css';
import { useRotation } from './use-rotation.ts';

/** The pillars on a turning ring, each of them twice. A picture only: the list beside it says the same in words. */
export function PillarCarousel() {
  const ring = useRef<HTMLDivElement>(null);
  const { isTurning, canTurn, toggle, turnBy, drag } = useRotation(ring);
  const ToggleIcon = isTurning ? Pause : Play;
  return (
    <div className={styles.carousel}>
      <div className={styles.stage} aria-hidden="true" data-testid="pillar-ring" {...drag}>
        <div ref={ring} className={styles.ring}>
          {[...pillars, ...pillars].map(({ name }, card) => (
            <div key={card} data-card={card} className={styles.card}>
              <PillarMark side={card % pillars.length} className={styles.mark} />
              <span className={styles.name}>{name}</span>
            </div>
          ))}
        </div>
      </div>
      <div role="group" aria-label="Turn the five pillars" className={styles.controls}>
        <button type="button" aria-label="Turn left" className={styles.control} onClick={() => turnBy(-1)}>
          <RotateCcw aria-hidden="true" size={18} />
        </button>
        {canTurn && (
          <button
            type="button"
            aria-label={isTurning ? 'Stop turning' : 'Start turning'}
            className={styles.control}
            onClick={toggle}
          >
            <ToggleIcon aria-hidden="true" size={18} />
          </button>
        )}
        <button type="button" aria-label="Turn right" className={styles.control} onClick={() => turnBy(1)}>
          <RotateCw aria-hidden="true" size={18} />
        </button>
      </div>
    </div>
  );
}
