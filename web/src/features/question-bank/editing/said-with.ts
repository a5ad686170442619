import type { QuizView } from '#functions/contract/admin/quizzes.ts';
import type { ParameterMap } from '#functions/domain/parameter-map.ts';
import { brokenPromise } from '#functions/domain/report/promise-words.ts';
import { promisedParts } from '#functions/domain/report/promised-parts.ts';
import type { BankRow } from '../bank-row.ts';
import type { BankEdits } from './bank-edits.ts';
import { editedMap, staying } from './note-edits.ts';

/** What the report would say of the parameters with these edits, and what it would have less than it has now. */
export function saidWith(map: ParameterMap, edits: BankEdits, rows: readonly BankRow[], { reportParts }: QuizView) {
  const { kept, fallen } = editedMap(map, edits, rows);
  const parts = promisedParts({ questions: staying(rows), map: kept });
  const isLess = reportParts.some((part) => !parts.includes(part));
  return { kept, fallen, broken: isLess ? brokenPromise(parts) : undefined };
}
