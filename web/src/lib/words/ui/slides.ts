/** Slides at the top of a page (public pages) */

/** What a screen reader calls the parts. */
export const roles = { slides: 'carousel', slide: 'slide' };
export const place = (slide: number, count: number) => `${slide} of ${count}`;
export const previous = 'Previous slide';
export const next = 'Next slide';
export const pause = 'Pause slides';
export const play = 'Play slides';
