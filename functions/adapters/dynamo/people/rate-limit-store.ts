import { createHmac } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { counterGraceSeconds, retrySeconds, windowStart } from '#functions/domain/rate-limits.ts';
import type { RateLimits } from '#functions/usecases/ports/rate-limits.ts';
import { requireConflict, storedOnConflict } from '#functions/adapters/dynamo/conflicts.ts';
import { fields, number, text } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export const sentMessage = fields({ messageId: text, at: number });

/**
 * Stores one small item for each limit, subject and window, with a set of what was counted. `secret` keys the hashes, so that a copy of
 * the table reveals neither the person nor the codes they tried.
 */
export function rateLimitStore(table: Table, secret: string): RateLimits {
  const hash = (...parts: unknown[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url').slice(0, 16);

  const update = ({ limit, subject, eventId, now }: Parameters<RateLimits['take']>[0]) => {
    const start = windowStart(limit, now);
    return {
      event: hash('event', limit.name, start, eventId),
      ttl: start + limit.windowSeconds + counterGraceSeconds,
      // The window is hashed, too, so that counters of one subject cannot be linked across windows.
      where: { TableName: table.name, Key: keys.counter(limit.name, hash('subject', limit.name, start, subject)) },
    };
  };

  return {
    async take(occurrence) {
      const { where, event, ttl } = update(occurrence);
      try {
        await table.db.send(
          new UpdateCommand({
            ...where,
            UpdateExpression: 'ADD counted :events SET #ttl = :ttl',
            ConditionExpression: 'attribute_not_exists(counted) OR size(counted) < :max OR contains(counted, :event)',
            ExpressionAttributeNames: { '#ttl': 'ttl' },
            ExpressionAttributeValues: {
              ':events': new Set([event]),
              ':event': event,
              ':max': occurrence.limit.max,
              ':ttl': ttl,
            },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        );
        return true;
      } catch (cause) {
        requireConflict(cause);
        return false;
      }
    },

    async firstOf(content, { messageId, at }) {
      const seconds = Math.floor(at / 1000);
      try {
        await table.db.send(
          new UpdateCommand({
            TableName: table.name,
            Key: keys.counter('contact-message', hash('message', content)),
            UpdateExpression: 'SET messageId = :id, #at = :at, #ttl = :ttl',
            ConditionExpression: 'attribute_not_exists(messageId) OR #at < :since',
            ExpressionAttributeNames: { '#at': 'at', '#ttl': 'ttl' },
            ExpressionAttributeValues: {
              ':id': messageId,
              ':at': at,
              ':since': at - retrySeconds * 1000,
              ':ttl': seconds + retrySeconds + counterGraceSeconds,
            },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        );
        return { messageId, at };
      } catch (cause) {
        return storedOnConflict(cause, sentMessage) ?? { messageId, at };
      }
    },

    async giveBack(occurrence) {
      const { where, event, ttl } = update(occurrence);
      await table.db.send(
        new UpdateCommand({
          ...where,
          UpdateExpression: 'DELETE counted :events SET #ttl = :ttl',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':events': new Set([event]), ':ttl': ttl },
        }),
      );
    },
  };
}
