import { unescapeFormula } from './escape-formula.ts';
import { readableText } from '#functions/domain/banks/question-limits.ts';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import type { Report } from '#functions/domain/uploads/sheet-defect.ts';
import { byteEncodings, decodeBytes, guessEncoding, isByteEncoding } from './sheet-encoding.ts';
import type { SheetFindings } from '#functions/domain/uploads/sheet-findings.ts';
import { shorten } from '#functions/domain/text/shorten.ts';
import type { SheetGrid } from './sheet-grid.ts';

const names = { 'windows-1252': 'Windows (Western)', macintosh: 'Mac Roman', 'utf-8': 'UTF-8' } as const;

function* textsOf({ rows }: SheetGrid): Generator<string> {
  for (const { texts } of rows) yield* texts;
}

/** Decodes a sheet's texts: with the chosen encoding, else with the one that gives the most plausible words. */
export function decodeGrid(grid: SheetGrid, { encoding }: Pick<SheetChoices, 'encoding'>): SheetGrid {
  if (!grid.bytes) return grid;
  const used = isByteEncoding(encoding) ? encoding : guessEncoding(textsOf(grid));
  const decode = (text: string) => unescapeFormula(readableText(decodeBytes(text, used)));
  const { bytes: _bytes, ...rest } = grid;
  return { ...rest, encoding: used, rows: grid.rows.map((row) => ({ ...row, texts: row.texts.map(decode) })) };
}

/** Samples for the admin's choice of an encoding: the first text that differs, in each of them. */
export function encodingFinding({ grid }: { grid: SheetGrid }, used: SheetGrid['encoding']): SheetFindings['encoding'] {
  if (!grid.bytes || used === undefined) return undefined;
  for (const text of textsOf(grid)) {
    if (!/[\x80-\xff]/.test(text)) continue;
    const samples = byteEncodings.map((encoding) => ({ encoding, text: shorten(decodeBytes(text, encoding), 120) }));
    return { used, samples };
  }
  return undefined;
}

/** Reports the encoding of a file that does not declare it. */
export function reportEncoding(finding: SheetFindings['encoding'], isChosen: boolean, report: Report): void {
  const used = finding?.used;
  if (!finding || !isByteEncoding(used)) return;
  report({
    kind: 'encoding',
    row: 1,
    column: '',
    value: finding.samples.find(({ encoding }) => encoding === used)?.text ?? '',
    problem: `The file is not saved as Unicode. It is read as ${names[used]}${isChosen ? ', as you have said' : ''}.`,
    remedy: 'If its accents and quotation marks look wrong, choose another encoding, or save the file as .xlsx.',
  });
}
