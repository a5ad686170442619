import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { columnName } from '#functions/domain/uploads/cells/sheet-cells.ts';
import type { Report } from '#functions/domain/uploads/sheet-defect.ts';
import type { MappedColumn } from '#functions/domain/uploads/columns/sheet-mapping.ts';
import { plural } from '#functions/domain/text/counted.ts';

/** Reports a question that affects no score, whatever is chosen. If a score is missing or unreadable, that is reported instead. */
export function checkEqualScores(
  row: number,
  { text, options }: DraftQuestion,
  column: MappedColumn | undefined,
  report: Report,
): void {
  const [first, ...others] = options.map(({ points }) => points);
  if (first === undefined || others.length === 0 || others.some((points) => points !== first)) return;
  const points = `${first} ${plural(first, 'point', 'points')}`;
  report({
    kind: 'equal-scores',
    row,
    column: column ? columnName(column) : '',
    value: text,
    problem: `All its options have ${points}: whatever is chosen, the question adds to no score.`,
    remedy: 'Give its options different points, if it is meant to count.',
  });
}
