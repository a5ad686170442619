import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = ['functions', 'infra', 'web/src', 'test'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name)),
);
const known = new Set(files);

interface Import {
  to: string;
  isType: boolean;
}

/** As Prettier formats them: a statement begins a line, and its address stands in single quotes. */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const statements = text.matchAll(
    /^(?:import|export)\b(?<type> type\b)?(?:[^;'"]* from)? '(?<address>[#.][^']+)';$/gm,
  );
  return [...statements].flatMap(({ groups }) => {
    const address = groups?.['address'] ?? '';
    const to = address.startsWith('.') ? join(file, '..', address) : address.slice(1).replace(/^web\//, 'web/src/');
    return known.has(to) ? [{ to, isType: groups?.['type'] !== undefined }] : [];
  });
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** Groups of files that reach each other (Tarjan's strongly connected components). */
function cyclesOf(isSeen: (one: Import) => boolean): string[][] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    let low = own;
    order.set(file, own);
    path.push(file);
    for (const { to } of (graph.get(file) ?? []).filter(isSeen)) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (path.includes(to)) low = Math.min(low, order.get(to) ?? low);
    }
    if (low === own) {
      const cycle = path.splice(path.indexOf(file));
      if (cycle.length > 1) cycles.push(cycle.toSorted());
    }
    return low;
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return cycles;
}

it('finds the imports of every file', () => {
  expect([...graph.values()].flat().length).toBeGreaterThan(3 * files.length);
});

it('no files import each other in a circle', () => {
  expect(cyclesOf(({ isType }) => !isType)).toEqual([]);
});

// Those that are left were there before this was looked at. Whoever breaks one up lowers the number.
it('with types there are no more such circles than there were', () => {
  expect(cyclesOf(() => true).length).toBeLessThanOrEqual(5);
});
