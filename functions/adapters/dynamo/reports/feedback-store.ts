import * as z from 'zod/mini';
import { getEach, getItem, itemKey } from '#functions/adapters/dynamo/get-items.ts';
import { feedbackPrefix, keys } from '#functions/adapters/dynamo/keys.ts';
import { lookAndWrite } from '#functions/adapters/dynamo/look-and-write.ts';
import { readRange } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { addFeedback, feedbackAnswers, type Feedback } from '#functions/domain/reports/feedback.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import type { DeliveryId } from './delivery-item.ts';

const parameter = z.exactOptional(z.string());

/** What a reader said of a report. */
export const feedbackItem = z.object({
  sk: z.string(),
  at: z.number(),
  answers: z.array(z.object({ parameter, answer: z.enum(feedbackAnswers) })),
});

export const feedbackOf = ({ sk, ...given }: z.infer<typeof feedbackItem>) => ({
  attemptId: sk.slice(feedbackPrefix.length),
  ...given,
});

/** The counts of a quiz, without the readers. */
export const feedbackCounts = z.object({
  quizId: z.number(),
  revision: z.number(),
  counts: z.array(z.object({ parameter, shown: z.array(z.number()), waiting: z.array(z.number()) })),
});

interface Given {
  quizId: number;
  answers: readonly Feedback[];
  at: number;
  /** When the attempt ended: the answers are kept as long as its report. */
  endedAt: number;
}

/** What readers say of their reports: each in the person's partition, apart from the report, and counted without the person. */
export function feedbackStore(table: Table) {
  const { name: TableName } = table;
  return {
    find: ({ userId, attemptId }: DeliveryId) => getItem(table, keys.feedback(userId, attemptId), feedbackItem),

    /** Keeps and counts the first answers about a report; a retry, or an erasure meanwhile, changes nothing. */
    add({ userId, attemptId }: DeliveryId, { quizId, answers, at, endedAt }: Given): Promise<void> {
      const [result, own, total] = [
        keys.result(userId, attemptId),
        keys.feedback(userId, attemptId),
        keys.feedbackCounts(quizId),
      ];
      return lookAndWrite<void>(table, async () => {
        const [isThere, given, counted] = await getEach(
          table,
          [result, itemKey],
          [own, itemKey],
          [total, feedbackCounts],
        );
        if (!isThere || given) return { done: undefined };
        const { counts = [], revision = 0 } = counted ?? {};
        const kept = { ...own, at, answers, ttl: expiryOf(endedAt) };
        const next = { ...total, quizId, revision: revision + 1, counts: addFeedback(counts, answers) };
        const stale = 'attribute_not_exists(pk) OR revision = :seen';
        return {
          writes: [
            { ConditionCheck: { TableName, Key: result, ConditionExpression: 'attribute_exists(pk)' } },
            { Put: { TableName, Item: kept, ConditionExpression: 'attribute_not_exists(pk)' } },
            {
              Put: {
                TableName,
                Item: next,
                ConditionExpression: stale,
                ExpressionAttributeValues: { ':seen': revision },
              },
            },
          ],
          then: undefined,
        };
      });
    },

    /** The counts of all quizzes. */
    list: () => readRange(table, { pk: keys.feedbackCounts(0).pk }, feedbackCounts),
  };
}

export type FeedbackStore = ReturnType<typeof feedbackStore>;
