import { getDocumentProxy } from 'unpdf';
import { readOperators } from './read-operators.ts';

/** The lines of a file's first page, each with its characters from left to right, as they are seen. */
export async function visualLines(file: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const runs = new Map<number, { left: number; text: string }[]>();
  let [left, baseline] = [0, 0];
  for (const { name, args } of await readOperators(await pdf.getPage(1))) {
    if (name === 'transform') [left, baseline] = [Number(args[4]), Number(args[5])];
    if (name !== 'showText' || !Array.isArray(args[0])) continue;
    const text = args[0].map((glyph: unknown) => (glyph as { unicode?: string }).unicode ?? '').join('');
    runs.set(baseline, [...(runs.get(baseline) ?? []), { left, text }]);
  }
  return [...runs.values()].map((line) =>
    line
      .toSorted((a, b) => a.left - b.left)
      .map(({ text }) => text)
      .join(''),
  );
}
