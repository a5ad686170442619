import { mapSheetName } from './map-columns.ts';
import type { Report } from '#functions/domain/uploads/sheet-defect.ts';

/**
 * Reports a sheet *Parameters* without any content, such as an empty template: it would replace the live notes by nothing, which is
 * hardly intended. The file alone cannot tell whether there are live notes.
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
