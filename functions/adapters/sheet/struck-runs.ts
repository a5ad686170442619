import { readableText } from '#functions/domain/banks/question-limits.ts';
import { decodeReferences } from '#functions/domain/uploads/cells/sheet-references.ts';

/** A text with something in it that is struck out, and what is left of it; '': nothing. */
export interface StruckText {
  left: string;
}

const text = /<(?:\w+:)?t(?:\s[^<>]*)?>([^<]*)</g;
const strike = /<(?:\w+:)?strike(?:\s[^<>]*)?\/?>/;

/** Tells how far a rich text, as its XML has it, is struck out. A part without a format of its own is as its cell: `isCell` struck or not. */
export function readStruck(xml: string, isCell: boolean): StruckText | undefined {
  // What follows the last part is how it is pronounced.
  const runs = xml.split(/<\/(?:\w+:)?r>/).slice(0, -1);
  if (runs.length === 0) return isCell ? { left: '' } : undefined;
  const parts = runs.map((run) => ({
    isStruck: isStruckRun(run, isCell),
    text: decodeReferences([...run.matchAll(text)].map(([, part = '']) => part).join('')),
  }));
  return parts.some(({ isStruck }) => isStruck) ? { left: readableText(textLeft(parts)) } : undefined;
}

/** The parts that are not struck out. Of the spaces around one that is only one stays. */
export function textLeft(parts: readonly { text: string; isStruck: boolean }[]): string {
  const kept = parts.filter(({ isStruck }) => !isStruck);
  return kept.reduce((left, { text: part }) => left + (left.endsWith(' ') ? part.replace(/^ +/, '') : part), '');
}

function isStruckRun(run: string, isCell: boolean): boolean {
  if (!/<(?:\w+:)?rPr[\s>]/.test(run)) return isCell;
  const [tag] = strike.exec(run) ?? [];
  return tag !== undefined && !/\sval=["'](0|false)["']/.test(tag);
}

/** The cells of a worksheet whose text stands in its own XML, and has a part that is struck out: by their place, `F2`. */
export function findInlineStruck(xml: Buffer, prefix: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = xml.indexOf('strike'); at >= 0;) {
    const start = xml.lastIndexOf(`<${prefix}c `, at);
    const end = xml.indexOf(`</${prefix}c>`, at);
    if (start < 0 || end < 0) return found;
    const cell = xml.toString('utf8', start, end);
    const [, reference] = /\sr=["']([A-Z]{1,3}\d{1,7})["']/.exec(cell.slice(0, 600)) ?? [];
    if (reference !== undefined) found.set(reference, cell);
    at = xml.indexOf('strike', end);
  }
  return found;
}
