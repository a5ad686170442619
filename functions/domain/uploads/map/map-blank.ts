import { mapSheetName } from './map-columns.ts';
import type { Report } from '#functions/domain/uploads/sheet-defect.ts';

/**
 * A sheet *Parameters* of which nothing is said of any parameter, as an empty template has it: it takes the place of what the
 * live bank says, which nobody may mean. The file alone can't say whether it will replace a bank that says something.
 */
export function reportBlankMap(row: number, rowCount: number, report: Report): void {
  const how = rowCount > 0 ? 'says nothing of any parameter' : 'has no rows';
  report({
    kind: 'map-blank',
    row,
    column: 'Whole sheet',
    value: '',
    problem: `Sheet “${mapSheetName}” ${how}. If this file replaces a bank, all quotients, meanings and next steps of that bank are removed.`,
    remedy: `To keep them, remove sheet “${mapSheetName}” from the file, then upload it again.`,
  });
}
