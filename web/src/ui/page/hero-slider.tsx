import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Glyph } from '#web/ui/figure/glyph.tsx';
import { isKeyboardFocus } from './keyboard-focus.ts';
import { useSlides } from './use-slides.ts';
import * as words from '#web/lib/words/ui/slides.ts';

const controlClass =
  'grid size-[min(2.75rem,14vw)] cursor-pointer items-center justify-items-center rounded-[50%] border border-line-strong bg-transparent p-0 text-inherit transition-[background-color] hover:bg-hover';
const textClass = 'max-w-[30em] text-lg/[1.5] text-quiet';
const fadeClass =
  'opacity-0 [transition:opacity_350ms_var(--ease-out)] data-[shown=true]:opacity-100 motion-reduce:transition-none';

export interface HeroSlide {
  heading: string;
  text: string;
  link?: ReactNode;
  /** Beside the text, on a wide screen. */
  picture?: ReactNode;
}

interface HeroSliderProps {
  /** The page's own heading. */
  title: string;
  slides: readonly HeroSlide[];
  /** Content below all slides. */
  children?: ReactNode;
}

/** The opening of a page: texts that change every 5 seconds, and pictures that change with them. */
export function HeroSlider({ title, slides, children }: HeroSliderProps) {
  const { viewport, index, isMoving, setIsPointedAt, setIsFocused, ...controls } = useSlides();
  const hold = {
    onPointerEnter: () => setIsPointedAt(true),
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: (event: React.FocusEvent) => setIsFocused(isKeyboardFocus(event)),
    onBlur: () => setIsFocused(false),
  };
  return (
    <section
      aria-roledescription={words.roles.slides}
      aria-label={title}
      className="grid grid-cols-1 items-center gap-x-16 lg:auto-cols-[26rem] lg:grid-cols-[minmax(0,1fr)] min-[80rem]:auto-cols-[32rem]"
    >
      <div className="min-w-0" {...hold}>
        <h1 className="mb-4 max-w-[34em] font-text text-base/snug font-medium tracking-[0] text-quiet">{title}</h1>
        {/* The padding keeps the focus rings of the slides from being clipped. */}
        <div ref={viewport} className="-m-1.5 cursor-grab overflow-hidden p-1.5 active:cursor-grabbing">
          <div className="flex [touch-action:pan-y_pinch-zoom]" aria-live={isMoving ? 'off' : 'polite'}>
            {slides.map(({ heading, text, link }, at) => (
              <div
                key={heading}
                role="group"
                aria-roledescription={words.roles.slide}
                aria-label={words.place(at + 1, slides.length)}
                aria-hidden={at !== index}
                inert={at !== index}
                data-shown={at === index}
                className={classNames('min-w-0 flex-[0_0_100%] pr-6', fadeClass)}
              >
                <h2 className="mb-4 max-w-[9.6em] text-5xl/[1.06] tracking-[-0.02em] max-sm:mb-3">{heading}</h2>
                <p className={classNames(textClass, 'max-sm:min-h-[4.5em]')}>{text}</p>
                {link && <p className={textClass}>{link}</p>}
              </div>
            ))}
          </div>
        </div>
        {children && <div className="mt-4 flex flex-wrap gap-3 sm:mt-6">{children}</div>}
        <Controls {...controls} place={`${index + 1} / ${slides.length}`} hold={hold} />
      </div>
      {slides.some(({ picture }) => picture !== undefined) && (
        <div className="hidden *:[grid-area:1/1] lg:col-[2] lg:grid">
          {slides.map(({ heading, picture }, at) => (
            <div
              key={heading}
              aria-hidden={at !== index}
              data-shown={at === index}
              className={classNames('grid h-140 overflow-hidden rounded-lg', fadeClass)}
            >
              {picture}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

interface ControlsProps extends Pick<
  ReturnType<typeof useSlides>,
  'isPlaying' | 'canPlay' | 'next' | 'previous' | 'toggle'
> {
  place: string;
  /** Handlers that pause the slides while one of their buttons is hovered over or has the focus. */
  hold: object;
}

function Controls({ isPlaying, canPlay, next, previous, toggle, place, hold }: ControlsProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 lg:mt-6">
      <button type="button" aria-label={words.buttons.previous} className={controlClass} onClick={previous} {...hold}>
        <Glyph of="previous" />
      </button>
      <button type="button" aria-label={words.buttons.next} className={controlClass} onClick={next} {...hold}>
        <Glyph of="next" />
      </button>
      {canPlay && (
        <button
          type="button"
          aria-label={isPlaying ? words.buttons.pause : words.buttons.play}
          className={controlClass}
          onClick={toggle}
        >
          <Glyph of={isPlaying ? 'pause' : 'play'} size={18} />
        </button>
      )}
      <span className="ml-2 text-sm text-quiet tabular-nums" aria-hidden="true">
        {place}
      </span>
    </div>
  );
}
