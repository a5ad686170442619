import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './hero-slider.module.css';
import type { Profile } from './profile-geometry.ts';
import { ProfileShape } from './profile-shape.tsx';
import { useSlides } from './use-slides.ts';
import { useSwipe } from './use-swipe.ts';

export interface HeroSlide {
  heading: string;
  text: string;
  /** What the profile beside the words morphs into. */
  profile: Profile;
  link?: ReactNode;
}

interface HeroSliderProps {
  /** The page's own heading. */
  title: string;
  slides: readonly HeroSlide[];
  /** Written around the shape, clockwise from the top, where there is room. */
  sideNames?: readonly string[] | undefined;
  /** Below the slides, the same for all of them. */
  children?: ReactNode;
}

/** The dark opening of a page: words that change every 5 seconds, and the profile that changes with them. */
export function HeroSlider({ title, slides, sideNames = [], children }: HeroSliderProps) {
  const { index, isPlaying, isMoving, canPlay, next, previous, toggle, hold, release } = useSlides(slides.length);
  const swipe = useSwipe(next, previous);
  const ToggleIcon = isPlaying ? Pause : Play;
  return (
    <section aria-roledescription="carousel" aria-label={title} className={styles.hero}>
      <div className={styles.inner}>
        <div
          className={styles.words}
          onPointerEnter={hold}
          onPointerLeave={release}
          onFocus={hold}
          onBlur={release}
          {...swipe}
        >
          <h1 className={styles.title}>{title}</h1>
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
        <div className={styles.controls}>
          <button type="button" aria-label="Previous slide" className={styles.control} onClick={previous}>
            <ChevronLeft aria-hidden="true" size={22} />
          </button>
          <button type="button" aria-label="Next slide" className={styles.control} onClick={next}>
            <ChevronRight aria-hidden="true" size={22} />
          </button>
          {canPlay && (
            <button
              type="button"
              aria-label={isPlaying ? 'Pause slides' : 'Play slides'}
              className={styles.control}
              onClick={toggle}
            >
              <ToggleIcon aria-hidden="true" size={18} />
            </button>
          )}
          <span className={styles.count} aria-hidden="true">
            {index + 1} / {slides.length}
          </span>
        </div>
      </div>
    </section>
  );
}
