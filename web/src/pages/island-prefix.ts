/** Prefix that keeps the generated ids of two islands apart; the same at the build and in the browser. */
export const islandPrefix = (name: string) => `${name}-`;
