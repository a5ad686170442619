import { columnLetter } from '#functions/domain/uploads/cells/sheet-grid.ts';

/** The longest tag of a row or cell to look at. */
const tagLength = 600;
const place = /\sr\s*=\s*["']([A-Z]*)(\d*)["']/;

/** The namespace prefix of a worksheet's elements: some programs write `x:`. */
export function prefixOf(xml: Buffer): string {
  return /<(\w+:)?worksheet[\s>]/.exec(xml.toString('latin1', 0, 2_000))?.[1] ?? '';
}

export function columnIndex(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/**
 * Adds the missing references of rows and cells to a worksheet's XML. The format lets a program leave them out: a row or cell without
 * one follows the one before it. Hidden, struck-out and formula cells are found by their reference.
 */
export function placeCells(xml: Buffer): Buffer {
  const prefix = prefixOf(xml);
  if (!hasUnplaced(xml, prefix)) return xml;
  let row = 0;
  let column = -1;
  const tags = new RegExp(`<${prefix}(row|c)(?=[\\s/>])([^<>]*)`, 'g');
  const placed = xml.toString('latin1').replace(tags, (tag: string, name: string, attributes: string) => {
    const [found, letters = '', number = ''] = place.exec(attributes) ?? [];
    if (name === 'row') {
      row = found === undefined ? row + 1 : Number(number);
      column = -1;
    } else column = found === undefined ? column + 1 : columnIndex(letters);
    if (found !== undefined) return tag;
    return `<${prefix}${name} r="${name === 'row' ? '' : columnLetter(column)}${row}"${attributes}`;
  });
  return Buffer.from(placed, 'latin1');
}

/** Whether a row, or its first cell, lacks a reference: a program writes all of them or none. */
function hasUnplaced(xml: Buffer, prefix: string): boolean {
  const needle = `<${prefix}row`;
  for (let at = xml.indexOf(needle); at >= 0; at = xml.indexOf(needle, at + needle.length)) {
    const [row = '', next = ''] = xml.toString('latin1', at + needle.length, at + tagLength).split('<', 2);
    if (!/^[\s/>]/.test(row)) continue;
    const cell = next.startsWith(prefix) ? next.slice(prefix.length) : '';
    if (!place.test(row) || (/^c[\s/>]/.test(cell) && !place.test(cell))) return true;
  }
  return false;
}
