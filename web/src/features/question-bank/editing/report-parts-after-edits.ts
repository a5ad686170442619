import type { ParameterMap } from '#functions/domain/parameter-map.ts';
import { brokenPromise } from '#functions/domain/report/promise-words.ts';
import { promisedParts } from '#functions/domain/report/promised-parts.ts';
import type { BankRow } from '../bank-row.ts';
import type { BankEdits } from './bank-edits.ts';
import { editedMap, staying } from './note-edits.ts';

/** What the report would say of the parameters with these edits, and what it would have less than the site promises. */
export function reportPartsAfterEdits(map: ParameterMap, edits: BankEdits, rows: readonly BankRow[]) {
  const { kept, fallen } = editedMap(map, edits, rows);
  const parts = promisedParts({ questions: staying(rows), map: kept });
  return { kept, fallen, broken: brokenPromise(parts) };
}
