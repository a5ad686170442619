import * as z from 'zod/mini';
import { getEach, getItem } from '#functions/adapters/dynamo/get-items.ts';
import { feedbackPrefix, keys } from '#functions/adapters/dynamo/keys.ts';
import { lookAndWrite } from '#functions/adapters/dynamo/look-and-write.ts';
import { readRange } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { addFeedback, feedbackAnswers, type Feedback } from '#functions/domain/reports/feedback.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import type { DeliveryId } from './delivery-item.ts';

const parameter = z.exactOptional(z.string());
const answer = z.object({ parameter, answer: z.enum(feedbackAnswers) });
export const feedbackItem = z.object({ sk: z.string(), at: z.number(), answers: z.array(answer) });

export const feedbackOf = ({ sk, ...given }: z.infer<typeof feedbackItem>) => ({
  attemptId: sk.slice(feedbackPrefix.length),
  ...given,
});

const times = z.array(z.number());
const count = z.object({ parameter, shown: times, waiting: times });
export const feedbackCounts = z.object({ quizId: z.number(), revision: z.number(), counts: z.array(count) });

/** What readers say of their reports: in each person's partition, apart from the report, and counted for each quiz without the person. */
export function feedbackStore(table: Table) {
  const { name: TableName } = table;
  const find = ({ userId, attemptId }: DeliveryId) => getItem(table, keys.feedback(userId, attemptId), feedbackItem);
  return {
    find,

    /** Keeps and counts the first answers about a report, as long as the report. A retry, or an erasure meanwhile, changes nothing. */
    add(id: DeliveryId, given: { quizId: number; answers: readonly Feedback[]; at: number; endedAt: number }) {
      const { quizId, answers, at, endedAt } = given;
      const [own, total] = [keys.feedback(id.userId, id.attemptId), keys.feedbackCounts(quizId)];
      const result = { TableName, Key: keys.result(id.userId, id.attemptId) };
      return lookAndWrite<undefined>(table, async () => {
        const [isThere, before, counted] = await getEach(
          table,
          [result.Key, z.object({})],
          [own, feedbackItem],
          [total, feedbackCounts],
        );
        if (!isThere || before) return { done: undefined };
        const { counts = [], revision = 0 } = counted ?? {};
        const next = { ...total, quizId, revision: revision + 1, counts: addFeedback(counts, answers) };
        const isSame = {
          ConditionExpression: 'attribute_not_exists(pk) OR revision = :seen',
          ExpressionAttributeValues: { ':seen': revision },
        };
        const isFirst = { ConditionExpression: 'attribute_not_exists(pk)' };
        const writes = [
          { ConditionCheck: { ...result, ConditionExpression: 'attribute_exists(pk)' } },
          { Put: { TableName, Item: { ...own, at, answers, ttl: expiryOf(endedAt) }, ...isFirst } },
          { Put: { TableName, Item: next, ...isSame } },
        ];
        return { writes, then: undefined };
      });
    },

    /** The counts of all quizzes. */
    list: () => readRange(table, { pk: keys.feedbackCounts(0).pk }, feedbackCounts),
  };
}

export type FeedbackStore = ReturnType<typeof feedbackStore>;
