import { createHmac } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { counterGraceSeconds, windowStart, type RateLimit } from '#functions/domain/rate-limits.ts';
import { requireConflict } from '#functions/adapters/dynamo/look-and-write.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

interface Occurrence {
  limit: RateLimit;
  /** The limited user id, address or network. Stored only as a keyed hash. */
  subject: string;
  now: number;
}

/**
 * Stores one small item for each limit, subject and window. `secret` keys the hashes, so that a copy of the table does not reveal the
 * person.
 */
export function rateLimitStore(table: Table, secret: string) {
  // The window is hashed, too, so that counters of one subject cannot be linked across windows.
  const hash = (...parts: unknown[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url').slice(0, 16);

  const add = ({ limit, subject, now }: Occurrence, by: number) => {
    const start = windowStart(limit, now);
    return {
      TableName: table.name,
      Key: keys.counter(limit.name, hash('subject', limit.name, start, subject)),
      UpdateExpression: 'ADD counted :by SET #ttl = :ttl',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':by': by, ':ttl': start + limit.windowSeconds + counterGraceSeconds },
    };
  };

  return {
    /** Counts an event. `false`, without counting, when the window is full. */
    async count(occurrence: Occurrence) {
      const { ExpressionAttributeValues, ...update } = add(occurrence, 1);
      try {
        await table.db.send(
          new UpdateCommand({
            ...update,
            ConditionExpression: 'attribute_not_exists(counted) OR counted < :max',
            ExpressionAttributeValues: { ...ExpressionAttributeValues, ':max': occurrence.limit.max },
          }),
        );
        return true;
      } catch (cause) {
        requireConflict(cause);
        return false;
      }
    },

    /** Takes back an event that was counted. */
    async giveBack(occurrence: Occurrence) {
      await table.db.send(new UpdateCommand(add(occurrence, -1)));
    },
  };
}

export type RateLimits = ReturnType<typeof rateLimitStore>;
