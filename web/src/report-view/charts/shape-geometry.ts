/** The point on a spoke of `count` at a reach of 0 to 100, clockwise from the top, around the origin. */
export function spokeAt(place: number, count: number, reach: number, radius: number): [number, number] {
  const angle = (place / count) * 2 * Math.PI - Math.PI / 2;
  const round = (value: number) => Math.round(value * 100) / 100;
  return [round((Math.cos(angle) * radius * reach) / 100), round((Math.sin(angle) * radius * reach) / 100)];
}

/** A closed outline through the ends of the spokes. */
export function outline(reaches: readonly number[], radius: number): string {
  const points = reaches.map((reach, place) => spokeAt(place, reaches.length, reach, radius).join(' '));
  return `M${points.join('L')}Z`;
}
