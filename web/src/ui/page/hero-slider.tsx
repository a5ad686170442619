import type { ReactNode } from 'react';
import { Glyph } from '#web/ui/figure/glyph.tsx';
import styles from './hero-slider.module.css';
import { isKeyboardFocus } from './keyboard-focus.ts';
import type { Profile } from '#web/ui/figure/profile-geometry.ts';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';
import { useSlides } from './use-slides.ts';

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
    <section aria-roledescription="carousel" aria-label={title} className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words} {...hold}>
          <h1 className={styles.title}>{title}</h1>
          <div ref={viewport} className={styles.viewport}>
            <div className={styles.slides} aria-live={isMoving ? 'off' : 'polite'}>
              {slides.map(({ heading, text, link }, at) => (
                <div
                  key={heading}
                  role="group"
                  aria-roledescription="slide"
                  aria-label={`${at + 1} of ${slides.length}`}
                  aria-hidden={at !== index}
                  inert={at !== index}
                  data-shown={at === index}
                  className={styles.slide}
                >
                  <h2 className={styles.heading}>{heading}</h2>
                  <p className={styles.text}>{text}</p>
                  {link && <p className={styles.text}>{link}</p>}
                </div>
              ))}
            </div>
          </div>
          {children && <div className={styles.action}>{children}</div>}
        </div>
        <div className={styles.figure} aria-hidden="true">
          <ProfileShape profile={slides[index]?.profile} withRings className={styles.shape} />
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
    <div className={styles.controls}>
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
      <span className={styles.count} aria-hidden="true">
        {place}
      </span>
    </div>
  );
}
