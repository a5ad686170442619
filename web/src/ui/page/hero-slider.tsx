import type { ReactNode } from 'react';
import { Glyph } from '#web/ui/figure/glyph.tsx';
import styles from './hero-slider.module.css';
import { isKeyboardFocus } from './keyboard-focus.ts';
import type { Profile } from '#web/ui/figure/profile-geometry.ts';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';
import { useSlides } from './use-slides.ts';

const textClass = 'max-w-[46ch] text-lg/[1.5] text-on-strong-quiet [&_a]:text-on-strong';

export interface HeroSlide {
  heading: string;
  text: string;
  /** The profile that the shape beside the text morphs into. */
  profile: Profile;
  link?: ReactNode;
}

interface HeroSliderProps {
  /** The page's own heading. */
  title: string;
  slides: readonly HeroSlide[];
  /** Labels around the shape, clockwise from the top, if there is room. */
  sideNames?: readonly string[] | undefined;
  /** Content below all slides. */
  children?: ReactNode;
}

/** The dark opening of a page: texts that change every 5 seconds, and the profile that changes with them. */
export function HeroSlider({ title, slides, sideNames = [], children }: HeroSliderProps) {
  const { viewport, index, isMoving, setIsPointedAt, setIsFocused, ...controls } = useSlides();
  const hold = {
    onPointerEnter: () => setIsPointedAt(true),
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: (event: React.FocusEvent) => setIsFocused(isKeyboardFocus(event)),
    onBlur: () => setIsFocused(false),
  };
  return (
    <section
      aria-roledescription="carousel"
      aria-label={title}
      className="overflow-clip bg-strong text-on-strong [--focus:var(--marigold)] [--shape-gap:var(--surface-strong)]"
    >
      <div className={styles.inner}>
        <div className="min-w-0" {...hold}>
          <h1 className="mb-4 font-text text-base/snug font-medium tracking-[0] text-on-strong-quiet">{title}</h1>
          <div ref={viewport} className="-m-1.5 cursor-grab overflow-hidden p-1.5 active:cursor-grabbing">
            <div className="flex [touch-action:pan-y_pinch-zoom]" aria-live={isMoving ? 'off' : 'polite'}>
              {slides.map(({ heading, text, link }, at) => (
                <div
                  key={heading}
                  role="group"
                  aria-roledescription="slide"
                  aria-label={`${at + 1} of ${slides.length}`}
                  aria-hidden={at !== index}
                  inert={at !== index}
                  data-shown={at === index}
                  className="min-w-0 flex-[0_0_100%] pr-6 opacity-0 [transition:opacity_350ms_var(--ease-out)] data-[shown=true]:opacity-100 motion-reduce:transition-none"
                >
                  <h2 className="mb-4 max-w-[15ch] text-5xl/[1.06] tracking-[-0.02em]">{heading}</h2>
                  <p className={textClass}>{text}</p>
                  {link && <p className={textClass}>{link}</p>}
                </div>
              ))}
            </div>
          </div>
          {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
        </div>
        <div className="relative mx-auto w-[min(100%,15rem)] lg:w-[min(100%,22rem)]" aria-hidden="true">
          <ProfileShape profile={slides[index]?.profile} withRings className="w-full" />
          {sideNames.map((name, side) => (
            <span key={name} data-side={side} className={styles.sideName}>
              {name}
            </span>
          ))}
        </div>
        <Controls {...controls} place={`${index + 1} / ${slides.length}`} hold={hold} />
      </div>
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
    <div className="flex flex-wrap items-center gap-2 lg:col-span-full">
      <button type="button" aria-label="Previous slide" className={styles.control} onClick={previous} {...hold}>
        <Glyph of="previous" />
      </button>
      <button type="button" aria-label="Next slide" className={styles.control} onClick={next} {...hold}>
        <Glyph of="next" />
      </button>
      {canPlay && (
        <button
          type="button"
          aria-label={isPlaying ? 'Pause slides' : 'Play slides'}
          className={styles.control}
          onClick={toggle}
        >
          <Glyph of={isPlaying ? 'pause' : 'play'} size={18} />
        </button>
      )}
      <span className="ml-2 text-sm text-on-strong-quiet tabular-nums" aria-hidden="true">
        {place}
      </span>
    </div>
  );
}
