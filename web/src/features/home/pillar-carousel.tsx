import { useRef } from 'react';
import { pillarNames } from '#web/lib/words/pillars.ts';
import { Glyph } from '#web/ui/figure/glyph.tsx';
import { isKeyboardFocus } from '#web/ui/page/keyboard-focus.ts';
import { PillarMark } from '#web/ui/figure/pillar-mark.tsx';
import styles from './pillar-carousel.module.css';
import { useRotation } from './use-rotation.ts';

/** The pillars on a turning ring, each of them twice. Decorative: the list beside it has the same content. */
export function PillarCarousel() {
  const ring = useRef<HTMLDivElement>(null);
  const { isPlaying, canPlay, toggle, turnBy, hold, drag } = useRotation(ring);
  const stopWhileFocused = {
    onFocus: (event: React.FocusEvent) => hold('focus', isKeyboardFocus(event)),
    onBlur: () => hold('focus', false),
  };
  return (
    <div className="[--radius:calc(var(--track)/6.2832)] [--rim:22.5rem] [--track:2200px] max-sm:[--rim:11.75rem] max-sm:[--track:1100px]">
      <div className={styles.stage} aria-hidden="true" data-testid="pillar-ring" {...drag}>
        <div
          ref={ring}
          className="relative h-60 w-[calc(var(--track)/10)] [transform:translateZ(calc(-0.1_*_var(--radius)))_rotateY(var(--angle))] [transform-style:preserve-3d] max-sm:h-40"
          onPointerEnter={({ pointerType }) => hold('pointer', pointerType === 'mouse')}
          onPointerLeave={() => hold('pointer', false)}
        >
          {[...pillarNames, ...pillarNames].map((name, card) => (
            <div key={card} data-card={card} className={styles.card}>
              <PillarMark side={card % pillarNames.length} className="w-26 max-sm:w-16" />
              <span className="grid min-h-[2.6em] items-center justify-items-center font-display text-[1.125rem]/[1.3] font-medium text-balance max-sm:text-[0.8125rem]">
                {name}
              </span>
            </div>
          ))}
        </div>
      </div>
      <div role="group" aria-label="Turn the five pillars" className="flex justify-center gap-2">
        <button
          type="button"
          aria-label="Turn left"
          className={styles.control}
          onClick={() => turnBy(-1)}
          {...stopWhileFocused}
        >
          <Glyph of="turnLeft" size={18} />
        </button>
        {canPlay && (
          <button
            type="button"
            aria-label={isPlaying ? 'Stop turning' : 'Start turning'}
            className={styles.control}
            onClick={toggle}
          >
            <Glyph of={isPlaying ? 'pause' : 'play'} size={18} />
          </button>
        )}
        <button
          type="button"
          aria-label="Turn right"
          className={styles.control}
          onClick={() => turnBy(1)}
          {...stopWhileFocused}
        >
          <Glyph of="turnRight" size={18} />
        </button>
      </div>
    </div>
  );
}
