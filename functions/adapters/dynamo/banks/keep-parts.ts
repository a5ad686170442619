import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { partsRules } from '#functions/domain/reports/report-parts.ts';
import type { QuizStore } from '#functions/usecases/ports/quizzes.ts';
import { storedOnConflict } from '#functions/adapters/dynamo/conflicts.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** Notes what the reports of a version have with its quiz, and with the active copy, where these are of that version still. No admin's form is stale by it. */
export async function keepParts(
  { db, name: TableName }: Table,
  { quizId, version, reportParts }: Parameters<QuizStore['keepParts']>[0],
): Promise<void> {
  for (const Key of [keys.quiz(quizId), keys.active()])
    await db
      .send(
        new UpdateCommand({
          ...{ TableName, Key },
          UpdateExpression: 'SET reportParts = :parts, partsRules = :rules',
          ConditionExpression: 'quizId = :quiz AND version = :version',
          ExpressionAttributeValues: {
            ...{ ':parts': reportParts, ':rules': partsRules },
            ...{ ':quiz': quizId, ':version': version },
          },
        }),
      )
      .catch(storedOnConflict);
}
