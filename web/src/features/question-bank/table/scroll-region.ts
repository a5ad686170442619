/** For a part of the page that scrolls by itself: the keyboard must reach it. Give it an `aria-label`. */
export const scrollRegion = { role: 'region', tabIndex: 0 } as const;
