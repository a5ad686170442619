import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { attemptOf, type AttemptItem } from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import { bankStore } from '#functions/adapters/dynamo/banks/version-store.ts';
import { attemptPrefix, keys } from '#functions/adapters/dynamo/keys.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import { resumeCount } from '#functions/domain/attempts/resumes.ts';
import { localClient } from '#infra/local/engines/dynamo.ts';
import { cloud } from '#test/e2e/support/cloud.ts';

export interface Given {
  question: string;
  option: string;
}

export interface StoredAttempt {
  status: Attempt['status'];
  endReason: Attempt['endReason'];
  /** What is stored, in words, by the time of its answer. */
  answers: Given[];
  /** What the attempt says of itself: as many and as much as its answers, if none was counted twice. */
  answeredCount: number;
  score: number;
  /** The points of the stored options. */
  points: number;
  late: number;
  resumeCount: number;
}

/** A person's attempts at quiz 1 as they are in the table, oldest first, read without the product's API. */
export async function storedAttempts(tableEndpoint: string, userId: string): Promise<StoredAttempt[]> {
  const client = localClient(tableEndpoint);
  const table = openTable(cloud().table.name, client);
  const { Items = [] } = await table.db.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ConsistentRead: true,
      ExpressionAttributeValues: { ':pk': keys.profile(userId).pk, ':prefix': attemptPrefix(1) },
    }),
  );
  const banks = bankStore(table);
  const stored = await Promise.all((Items as AttemptItem[]).map((item) => inWords(banks, attemptOf(item))));
  client.destroy();
  return stored;
}

async function inWords(banks: ReturnType<typeof bankStore>, attempt: Attempt): Promise<StoredAttempt> {
  const { quizId, version } = attempt.ref;
  const [paper, key] = await Promise.all([banks.getPaper(quizId, version), banks.getKey(quizId, version)]);
  const byTime = Object.entries(attempt.answers).toSorted(([, a], [, b]) => a.seconds - b.seconds);
  const { status, endReason, answeredCount, score, late } = attempt;
  return {
    status,
    endReason,
    answeredCount,
    score,
    late: late.length,
    resumeCount: resumeCount(attempt),
    answers: byTime.map(([questionId, { optionId }]) => {
      const question = paper.find(({ id }) => id === questionId);
      const option = question?.options.find(({ id }) => id === optionId);
      return { question: question?.text ?? '?', option: option?.text ?? '?' };
    }),
    points: byTime.reduce((sum, [questionId, { optionId }]) => sum + (key[questionId]?.[optionId] ?? 0), 0),
  };
}
