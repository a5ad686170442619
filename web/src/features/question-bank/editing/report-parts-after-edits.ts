import type { ParameterMap } from '#functions/domain/banks/map/parameter-map.ts';
import { brokenPromise } from '#functions/domain/reports/promise-words.ts';
import { promisedParts } from '#functions/domain/reports/promised-parts.ts';
import type { BankRow } from '../table/bank-row.ts';
import type { BankEdits } from './bank-edits.ts';
import { editedMap, staying } from './note-edits.ts';

/** What the report would say of the parameters with these edits, and what it would have less than the site promises. */
export function reportPartsAfterEdits(map: ParameterMap, edits: BankEdits, rows: readonly BankRow[]) {
  const { kept, fallen } = editedMap(map, edits, rows);
  const parts = promisedParts({ questions: staying(rows), map: kept });
  return { kept, fallen, broken: brokenPromise(parts) };
}
