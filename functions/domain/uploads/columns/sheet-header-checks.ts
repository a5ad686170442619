import type { Report } from '#functions/domain/uploads/sheet-defect.ts';
import { shorten } from '#functions/domain/text/shorten.ts';
import type { GridRow } from '#functions/domain/uploads/cells/sheet-grid.ts';
import type { SheetTable } from './sheet-table.ts';

const textOf = ({ texts }: GridRow) => shorten(texts.filter((text) => text !== '').join(' · '), 120);

/** Reports rows above the header, and a header that was guessed and not confirmed. */
export function checkHeader(
  { grid, above, headerRow, headerLines, isHeaderKnown, columns }: SheetTable,
  report: Report,
): void {
  for (const row of above) {
    report({
      kind: 'above-header',
      row: row.row,
      column: '',
      value: textOf(row),
      problem: `Row ${row.row} stands above the header, so nothing of it is used.`,
      remedy: 'If it is a question, say under “Map columns” which row is the header, or that there is none.',
    });
  }
  const [first] = grid.rows;
  const header = grid.rows.find(({ row }) => row === headerRow);
  const shown = header ?? first;
  if (!shown || columns.some(({ by }) => by === 'name' || by === 'memory')) return;
  const what = header
    ? `Row ${headerRow}${headerLines === 2 ? ` and the next` : ''} is taken for the header, so it gives no question. None of its names is known.`
    : 'The sheet has no header that is known: its first row is taken for a question.';
  report({
    row: shown.row,
    column: '',
    value: textOf(shown),
    problem: what,
    kind: isHeaderKnown ? 'unknown-header' : 'no-header',
    remedy: 'Say under “Map columns” which row is the header, or that there is none.',
  });
}

export function reportNoQuestionColumn(row: number, report: Report): void {
  report({
    kind: 'no-question-column',
    row: Math.max(1, row),
    column: '',
    value: '',
    problem: 'No column is known to hold the questions.',
    remedy: 'Say which one does under “Map columns”, or choose another sheet there.',
  });
}

export function reportNoQuestions(row: number, rowCount: number, report: Report): void {
  report({
    kind: 'no-questions',
    row: Math.max(1, row),
    column: '',
    value: '',
    problem: `No row of the sheet gives a question${rowCount > 0 ? ` (${rowCount} left out)` : ''}.`,
    remedy: 'Each row needs a question text and at least one option. Correct the rows, then upload the file again.',
  });
}
