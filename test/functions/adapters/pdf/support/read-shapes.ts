import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { readOperators, type Page } from './read-operators.ts';

/** A path as it is painted, in points from the top left. */
export interface Shape {
  paint: string;
  /** Of the line, where it is painted with one. */
  stroke: string;
  fill: string;
  lineWidth: number;
  /** 0: it ends where it ends; 1: in a half circle beyond. */
  lineCap: number;
  /** The role of the marked content that it stands in: `Figure`, `Artifact` … */
  role: string;
  /** Where its lines and curves begin and end. */
  points: [x: number, y: number][];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is painted on each page of a file but its letters. */
export async function readShapes(file: Uint8Array): Promise<Shape[][]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  return Promise.all(Array.from({ length: pdf.numPages }, async (_, index) => shapesOf(await pdf.getPage(index + 1))));
}

/** How many numbers each part of a path has: move, line, curve, quadratic curve, close. */
const lengths = [2, 2, 6, 4, 0];

function pointsOf(path: readonly number[]): Shape['points'] {
  const points: Shape['points'] = [];
  for (let at = 0; at < path.length;) {
    const length = lengths[path[at] ?? 0] ?? 0;
    const end = at + length;
    if (length > 0) points.push([path[end - 1] ?? 0, path[end] ?? 0]);
    at = end + 1;
  }
  return points;
}

async function shapesOf(page: Page): Promise<Shape[]> {
  const { OPS } = await getResolvedPDFJS();
  const paints = new Map<unknown, string>(Object.entries(OPS).map(([name, number]) => [number, name]));
  const shapes: Shape[] = [];
  const saved: (typeof state)[] = [];
  let state = { stroke: '', fill: '', lineWidth: 1, lineCap: 0 };
  let role = '';
  for (const { name, args } of await readOperators(page)) {
    const [first, second] = args;
    if (name === 'save') saved.push(state);
    if (name === 'restore') state = saved.pop() ?? state;
    if (name === 'beginMarkedContentProps') role = String(first);
    if (name === 'endMarkedContent') role = '';
    if (name === 'setStrokeRGBColor') state = { ...state, stroke: String(first) };
    if (name === 'setFillRGBColor') state = { ...state, fill: String(first) };
    if (name === 'setLineWidth') state = { ...state, lineWidth: Number(first) };
    if (name === 'setLineCap') state = { ...state, lineCap: Number(first) };
    if (name !== 'constructPath' || !Array.isArray(second) || !(second[0] instanceof Float32Array)) continue;
    const points = pointsOf([...second[0]]);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    shapes.push({
      ...state,
      paint: paints.get(first) ?? '',
      role,
      points,
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    });
  }
  return shapes;
}
