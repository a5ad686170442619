import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { partsRules } from '#functions/domain/reports/promise/report-parts.ts';
import type { QuizStore } from '#functions/usecases/ports/quizzes.ts';
import { requireConflict } from '#functions/adapters/dynamo/conflicts.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem } from '#functions/adapters/dynamo/update-item.ts';

/** Stores what the reports of a version contain with its quiz and the active copy, while both are still of that version. The revision stays, so that open admin forms can still be saved. */
export async function storeReportParts(
  table: Table,
  { quizId, version, reportParts }: Parameters<QuizStore['storeReportParts']>[0],
): Promise<void> {
  for (const key of [keys.quiz(quizId), keys.active()])
    await table.db
      .send(
        new UpdateCommand(
          updateItem(table, {
            key,
            set: { reportParts, partsRules },
            condition: 'quizId = :quiz AND version = :version',
            values: { ':quiz': quizId, ':version': version },
          }),
        ),
      )
      .catch(requireConflict);
}
