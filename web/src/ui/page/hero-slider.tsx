import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Glyph } from '#web/ui/figure/glyph.tsx';
import { isKeyboardFocus } from './keyboard-focus.ts';
import type { Profile } from '#web/ui/figure/profile-geometry.ts';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';
import { useSlides } from './use-slides.ts';
import * as words from '#web/lib/words/ui/slides.ts';

const controlClass =
  'grid size-[min(2.75rem,14vw)] cursor-pointer items-center justify-items-center rounded-[50%] border border-[#fbf8f173] bg-transparent p-0 text-inherit transition-[background-color] hover:bg-[#fbf8f124]';
/** The places of the labels around the shape. */
const sidePlaces = [
  'bottom-[98%] left-1/2 max-w-34 [transform:translateX(-50%)] text-center',
  'top-[30%] left-[97%] max-w-24 text-start',
  'top-[90%] left-[68%] max-w-34 text-start',
  'top-[90%] right-[68%] max-w-34 text-end',
  'top-[30%] right-[97%] max-w-24 text-end',
];
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
      aria-roledescription={words.roles.slides}
      aria-label={title}
      className="overflow-clip bg-strong text-on-strong [--focus:var(--marigold)] [--shape-gap:var(--surface-strong)]"
    >
      <div className="page-width grid grid-cols-1 items-center gap-x-12 gap-y-8 pt-[clamp(2.5rem,1rem_+_6vw,6rem)] pb-8 lg:grid-cols-[7fr_5fr] lg:gap-y-12">
        <div className="min-w-0" {...hold}>
          <h1 className="mb-4 font-text text-base/snug font-medium tracking-[0] text-on-strong-quiet">{title}</h1>
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
            <span
              key={name}
              className={classNames(
                'absolute hidden w-max text-xs/[1.3] font-medium text-on-strong-quiet min-[80rem]:block',
                sidePlaces[side],
              )}
            >
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
      <span className="ml-2 text-sm text-on-strong-quiet tabular-nums" aria-hidden="true">
        {place}
      </span>
    </div>
  );
}
