/* The firm's criterion bands: the kind of choice that an option's points stand for. Points outside them belong to no band. */

export const bands = [
  { name: 'Ignorance', from: 1, to: 1 },
  { name: 'Passion', from: 2, to: 3 },
  { name: 'Goodness', from: 4, to: 5 },
] as const;
export type BandName = (typeof bands)[number]['name'];
export type OptionCategory = BandName | '';

/** `1 to 5`: the points that belong to a band. */
export const bandPoints = `${bands[0].from} to ${bands[2].to}`;

export function optionCategory(points: number): OptionCategory {
  if (!Number.isInteger(points)) return '';
  return bands.find(({ from, to }) => points >= from && points <= to)?.name ?? '';
}

/** The points of a band within a sentence: `4 or 5` with “or”; a single number for a band of one. */
export function pointsOf(band: BandName, between: string): string {
  const { from, to } = bands.find(({ name }) => name === band) ?? bands[0];
  return from === to ? String(from) : `${from}${between}${to}`;
}
