import { expect, it } from 'vitest';
import { canLeaveOut, defectKinds, type DefectKind } from '#functions/domain/uploads/sheet-defect.ts';

it('canLeaveOut allows exactly the blocking defects of a row', () => {
  const kinds = Object.keys(defectKinds) as DefectKind[];
  expect(kinds.filter(canLeaveOut)).toEqual([
    ...['same-text', 'error-cell', 'odd-characters', 'too-long', 'no-category', 'option-twice', 'score-not-a-number'],
    ...['map-unknown-name', 'map-row-twice', 'map-quotient'],
  ]);
});
