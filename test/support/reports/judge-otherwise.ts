import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { pack } from '#functions/adapters/dynamo/chunks.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { ResponseQuality } from '#functions/domain/reports/quality/response-quality.ts';
import type { Engine } from '#test/support/engine/make-engine.ts';

/** The findings of another version of the quality rules on an attempt. */
export const otherQuality: ResponseQuality = {
  rules: 0,
  tier: 'doubtful',
  reasons: [{ code: 'same-position', values: { run: 9 }, text: 'As it was then.' }],
};

/** Replaces the findings of a stored report, as if other rules had made it. */
export async function judgeOtherwise({ table }: Engine, id: { userId: string; attemptId: string }): Promise<void> {
  await table.db.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.report(id.userId, id.attemptId),
      UpdateExpression: 'SET quality = :quality',
      ConditionExpression: 'attribute_exists(quality)',
      ExpressionAttributeValues: { ':quality': pack(otherQuality) },
    }),
  );
}
