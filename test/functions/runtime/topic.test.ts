import type { SNSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { eachNotification } from '#functions/runtime/topic.ts';
import { snsEvent } from '#infra/local/events/events-shapes.ts';
import { logLines } from '#test/support/handlers/log-lines.ts';

const event = (...messages: string[]) =>
  ({ Records: messages.flatMap((message) => snsEvent('mail-events', message).Records) }) as unknown as SNSEvent;

describe('eachNotification', () => {
  it('handles every notification, and fails the batch if one failed, so that Lambda retries', async () => {
    const lines = logLines();
    const taken: string[] = [];
    const handler = eachNotification(async (message) => {
      if (message.includes('bad')) throw new Error('Not for meera@example.com');
      taken.push(message);
    });
    await expect(handler(event('bad', 'a', 'b'))).rejects.toThrow('1 of 3');
    expect(taken).toEqual(['"a"', '"b"']);
    expect(lines).toEqual([expect.stringContaining('notification-failed')]);
    expect(lines.join()).not.toContain('meera');
    await handler(event('a'));
    expect(taken).toHaveLength(3);
  });
});
