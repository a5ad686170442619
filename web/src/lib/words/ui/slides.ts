/** Slides at the top of a page (public pages) */

/** What a screen reader calls the parts. */
export const roles = { slides: 'carousel', slide: 'slide' };
export const place = (slide: number, count: number) => `${slide} of ${count}`;
export const buttons = { previous: 'Previous slide', next: 'Next slide', pause: 'Pause slides', play: 'Play slides' };
