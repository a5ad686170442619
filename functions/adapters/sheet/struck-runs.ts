import { readableText } from '#functions/domain/banks/question-limits.ts';
import { decodeReferences } from '#functions/domain/uploads/cells/sheet-references.ts';

/** A text with a struck-out part, and the rest of it; '' if all is struck out. */
export interface StruckText {
  left: string;
}

const text = /<(?:\w+:)?t(?:\s[^<>]*)?>([^<]*)</g;
const strike = /<(?:\w+:)?strike(?:\s[^<>]*)?\/?>/;

/** Reads which parts of a rich text's XML are struck out. A part without its own format has the cell's, `isCell`. */
export function readStruck(xml: string, isCell: boolean): StruckText | undefined {
  // After the last part comes phonetic text.
  const runs = xml.split(/<\/(?:\w+:)?r>/).slice(0, -1);
  if (runs.length === 0) return isCell ? { left: '' } : undefined;
  const parts = runs.map((run) => ({
    isStruck: isStruckRun(run, isCell),
    text: decodeReferences([...run.matchAll(text)].map(([, part = '']) => part).join('')),
  }));
  return parts.some(({ isStruck }) => isStruck) ? { left: readableText(textLeft(parts)) } : undefined;
}

/** Joins the parts that are not struck out, with one of the spaces around a removed part. */
export function textLeft(parts: readonly { text: string; isStruck: boolean }[]): string {
  const kept = parts.filter(({ isStruck }) => !isStruck);
  return kept.reduce((left, { text: part }) => left + (left.endsWith(' ') ? part.replace(/^ +/, '') : part), '');
}

function isStruckRun(run: string, isCell: boolean): boolean {
  if (!/<(?:\w+:)?rPr[\s>]/.test(run)) return isCell;
  const [tag] = strike.exec(run) ?? [];
  return tag !== undefined && !/\sval=["'](0|false)["']/.test(tag);
}

/** The cells of a worksheet with an inline text that has a struck-out part, by cell: `F2`. */
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
