import type { FormulaCells } from './read-cells.ts';

/** More are not looked for: the list of defects is cut off long before. */
const mostFormulas = 50_000;
/** A cell's own tag stands right before its formula. */
const lookBack = 300;
const reference = /\sr=["']([A-Z]{1,3})(\d{1,7})["']/;

/** The cells of a worksheet's XML that hold a formula. The parser is not asked: what it makes of formulas can be made to take hours. */
export function findFormulas(xml: Buffer): FormulaCells {
  const found = new Map<number, number[]>();
  let count = 0;
  for (let at = xml.indexOf('<f'); at >= 0 && count < mostFormulas; at = xml.indexOf('<f', at + 2)) {
    if (!' >/\n'.includes(String.fromCharCode(xml[at + 2] ?? 0))) continue;
    const before = xml.toString('latin1', Math.max(0, at - lookBack), at);
    const [, letters = '', row = ''] = reference.exec(before.slice(before.lastIndexOf('<c '))) ?? [];
    if (row === '') continue;
    const columns = found.get(Number(row)) ?? [];
    columns.push(columnIndex(letters));
    found.set(Number(row), columns);
    count += 1;
  }
  return found;
}

export function columnIndex(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The part of each sheet, in the order of the workbook. */
export function sheetParts(parts: ReadonlyMap<string, Buffer>): (string | undefined)[] {
  const workbook = parts.get('xl/workbook.xml')?.toString('utf8') ?? '';
  const relations = parts.get('xl/_rels/workbook.xml.rels')?.toString('utf8') ?? '';
  const targets = new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].map(([tag]) => [
      valueOf(tag, 'Id'),
      valueOf(tag, 'Target'),
    ]),
  );
  return [...workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([tag]) => {
    const target = targets.get(valueOf(tag, '\\w+:id') ?? '');
    return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
  });
}

/** The targets of a part's relations of a type. */
export function partsOfType(relations: Buffer | undefined, type: string): string[] {
  return [...(relations?.toString('utf8') ?? '').matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].flatMap(([tag]) =>
    valueOf(tag, 'Type')?.endsWith(`/${type}`) ? [valueOf(tag, 'Target') ?? ''] : [],
  );
}

function valueOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1];
}
