/** The reach of each of the five sides, 0 to 1. */
export type Profile = readonly [number, number, number, number, number];

const radius = 44;
const round = (value: number) => Math.round(value * 100) / 100;

/** The point on a spoke at a reach of 0 to 1, on a canvas of 100 × 100 with the origin in its middle. */
export function spokeEnd(side: number, reach: number): [number, number] {
  const angle = ((side * 72 - 90) * Math.PI) / 180;
  return [round(Math.cos(angle) * radius * reach), round(Math.sin(angle) * radius * reach)];
}

/** The same reach on all sides. */
export const ring = (reach: number): Profile => [reach, reach, reach, reach, reach];

/** A closed outline through the five points with rounded corners. It always has the same commands, so that one shape can morph into another. */
export function profilePath(profile: Profile): string {
  const points = profile.map((reach, side) => spokeEnd(side, reach));
  const soft = 0.16;
  const along = ([x1, y1]: number[], [x2, y2]: number[], share: number) =>
    `${round((x1 ?? 0) + ((x2 ?? 0) - (x1 ?? 0)) * share)} ${round((y1 ?? 0) + ((y2 ?? 0) - (y1 ?? 0)) * share)}`;
  const corners = points.map((point, side) => {
    const before = points[(side + 4) % 5] ?? point;
    const after = points[(side + 1) % 5] ?? point;
    return { in: along(point, before, soft), at: point.join(' '), out: along(point, after, soft) };
  });
  return `${corners.map((corner, side) => `${side === 0 ? 'M' : 'L'}${corner.in}Q${corner.at} ${corner.out}`).join('')}Z`;
}
