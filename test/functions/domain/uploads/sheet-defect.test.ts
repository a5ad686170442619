import { expect, it } from 'vitest';
import { canLeaveOut, defectKinds, type DefectKind } from '#functions/domain/uploads/sheet-defect.ts';

it('canLeaveOut allows exactly the blocking defects of a row', () => {
  const kinds = Object.keys(defectKinds) as DefectKind[];
  expect(kinds.filter(canLeaveOut)).toEqual([
    ...['same-text', 'error-cell', 'too-long', 'no-category', 'option-twice', 'score-not-a-number', 'odd-characters'],
    ...['map-no-name', 'map-unknown-name', 'map-row-twice', 'map-quotient', 'map-quotient-of-main', 'map-too-long'],
  ]);
});
