import { useRef } from 'react';
import * as words from '#web/lib/words/home/carousel.ts';
import { pillarNames } from '#web/lib/words/pillars.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Glyph } from '#web/ui/figure/glyph.tsx';
import { isKeyboardFocus } from '#web/ui/page/keyboard-focus.ts';
import { PillarMark } from '#web/ui/figure/pillar-mark.tsx';
import './pillar-carousel.css';
import { useRotation } from './use-rotation.ts';

/** The place of each card on the ring. */
const turns = [
  '[--at:0deg]',
  '[--at:36deg]',
  '[--at:72deg]',
  '[--at:108deg]',
  '[--at:144deg]',
  '[--at:180deg]',
  '[--at:216deg]',
  '[--at:252deg]',
  '[--at:288deg]',
  '[--at:324deg]',
];

/** Either side of a card. */
const faceClass = 'absolute inset-0 rounded-lg border border-line backface-hidden max-sm:rounded-md';

const controlClass =
  'grid size-11 cursor-pointer place-items-center rounded-[50%] border border-line-strong bg-transparent p-0 text-inherit hover:bg-hover';

/** The pillars on a turning ring, seen from above, each of them twice. Decorative: the list below it has the same content. */
export function PillarCarousel() {
  const ring = useRef<HTMLDivElement>(null);
  const { isPlaying, canPlay, toggle, turnBy, hold, drag } = useRotation(ring);
  const stopWhileFocused = {
    onFocus: (event: React.FocusEvent) => hold('focus', isKeyboardFocus(event)),
    onBlur: () => hold('focus', false),
  };
  return (
    <div className="[--radius:calc(var(--track)/6.2832)] [--track:2200px] max-sm:[--track:1100px]">
      <div
        className="grid h-108 cursor-grab touch-pan-y place-items-center overflow-clip select-none [perspective:1200px] active:cursor-grabbing max-sm:h-60 max-sm:[perspective:700px]"
        aria-hidden="true"
        data-testid="pillar-ring"
        {...drag}
      >
        <div
          ref={ring}
          className="relative h-60 w-[calc(var(--track)/10)] [transform:translateY(-1.5rem)_translateZ(calc(-0.5_*_var(--radius)))_rotateX(-9deg)_rotateY(var(--angle))] [transform-style:preserve-3d] max-sm:h-40"
          onPointerEnter={({ pointerType }) => hold('pointer', pointerType === 'mouse')}
          onPointerLeave={() => hold('pointer', false)}
        >
          {[...pillarNames, ...pillarNames].map((name, card) => (
            <div
              key={card}
              className={classNames(
                'absolute inset-x-1.5 inset-y-0 [transform:rotateY(var(--at))_translateZ(var(--radius))] [transform-style:preserve-3d] max-sm:inset-x-[0.1875rem]',
                turns[card],
              )}
            >
              <div className={classNames(faceClass, '[transform:rotateY(180deg)] bg-sunken')} />
              <div
                className={classNames(
                  faceClass,
                  'flex flex-col items-center justify-between gap-2 bg-surface px-4 py-6 text-center max-sm:px-1 max-sm:py-3',
                )}
              >
                <PillarMark side={card % pillarNames.length} className="w-26 max-sm:w-16" />
                <span className="grid min-h-[2.6em] items-center justify-items-center font-display text-[1.125rem]/[1.3] font-medium text-balance max-sm:text-[0.8125rem]">
                  {name}
                </span>
              </div>
            </div>
          ))}
        </div>
      </div>
      <div role="group" aria-label={words.group} className="flex justify-center gap-2">
        <button
          type="button"
          aria-label={words.left}
          className={controlClass}
          onClick={() => turnBy(-1)}
          {...stopWhileFocused}
        >
          <Glyph of="turnLeft" size={18} />
        </button>
        {canPlay && (
          <button
            type="button"
            aria-label={isPlaying ? words.stop : words.start}
            className={controlClass}
            onClick={toggle}
          >
            <Glyph of={isPlaying ? 'pause' : 'play'} size={18} />
          </button>
        )}
        <button
          type="button"
          aria-label={words.right}
          className={controlClass}
          onClick={() => turnBy(1)}
          {...stopWhileFocused}
        >
          <Glyph of="turnRight" size={18} />
        </button>
      </div>
    </div>
  );
}
