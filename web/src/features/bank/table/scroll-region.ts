/** Attributes of a scrolling region, which must be reachable by the keyboard. Add an `aria-label`. */
export const scrollRegion = { role: 'region', tabIndex: 0 } as const;
