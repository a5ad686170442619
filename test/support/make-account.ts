import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { requeueStore, type RequeueCommand } from '#functions/adapters/dynamo/reports/requeue-store.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { eraseMe } from '#functions/usecases/people/erase-me.ts';
import { deliverReport } from '#functions/usecases/reports/delivery/deliver-report.ts';
import { startedAttempt, type Engine } from '#test/support/engine/make-engine.ts';

/** Files of S3 and people of the user pool, in memory. */
export function makeOutside() {
  const files = new Map<string, Uint8Array>();
  const people = new Set<string>();
  return {
    files,
    people,
    reports: {
      read: async (key: string) => files.get(key),
      write: async (key: string, pdf: Uint8Array) => void files.set(key, pdf),
      remove: async (key: string) => void files.delete(key),
    },
    personFiles: {
      removeAll: async (prefix: string) => {
        const found = [...files.keys()].filter((key) => key.startsWith(prefix));
        for (const key of found) files.delete(key);
        return found.length;
      },
    },
    directory: { remove: async (username: string) => void people.delete(username) },
  };
}

type Outside = Pick<ReturnType<typeof makeOutside>, 'reports' | 'personFiles' | 'directory'>;

/** The verified address in the token. */
export const addressOf = (userId: string) => `${userId}@example.com`;

/** A person with an attempt that has ended after two answers. */
export async function endedAttempt(engine: Engine, thinkingMs = 0) {
  const { userId, view, attemptId } = await startedAttempt(engine);
  engine.clock.advance(thinkingMs);
  await engine.answer(userId, view, 1, 1, thinkingMs);
  await engine.end(userId, attemptId);
  return { userId, view, attemptId };
}

/** An attempt at 30 questions that are answered without a pattern on the screen, which would make the report doubtful. */
export async function readAttempt(engine: Engine) {
  const { userId, view, attemptId } = await startedAttempt(engine);
  for (const [place, digit] of [...'314159265358979323846264338327'].entries())
    if (place > 0) await engine.answer(userId, view, place, Number(digit) % 5);
  await engine.end(userId, attemptId);
  return { userId, attemptId };
}

/** An admin has a report sent again. */
export async function requeueReport(engine: Engine, command: Omit<RequeueCommand, 'now'>) {
  return { outcome: await requeueStore(engine.table).requeue({ ...command, now: engine.clock() }) };
}

type Worker = Partial<Omit<Parameters<typeof deliverReport>[0], 'reports'>> & { owner?: string };

/**
 * Makes and mails the report of an attempt. Unless `worker` says otherwise, the PDF has four bytes, and the mail service takes everything.
 */
export function deliver(
  engine: Engine,
  outside: Pick<Outside, 'reports'>,
  { userId, attemptId }: { userId: string; attemptId: string },
  { owner = 'worker', ...worker }: Worker = {},
): Promise<void> {
  return deliverReport(
    {
      ...engine.ports,
      render: async () => new Uint8Array([37, 80, 68, 70]),
      engine: 'test 1',
      reports: outside.reports,
      mailer: { send: async () => 'mail-1' },
      siteOrigin: 'https://truein.example',
      ...worker,
    },
    { userId, attemptId, owner },
  );
}

export function erase(engine: Engine, outside: Outside, userId: string) {
  return eraseMe(
    { ...engine.ports, personFiles: outside.personFiles, directory: outside.directory },
    { userId, username: `Google_${userId}`, email: addressOf(userId) },
  );
}

/** Gives consent as a person under 18. */
export async function asMinor({ table }: Engine, userId: string): Promise<void> {
  await table.db.send(
    new UpdateCommand({
      TableName: table.name,
      Key: { pk: `USER#${userId}`, sk: `CONSENT#${consentTextVersion}` },
      UpdateExpression: 'SET isAdult = :no',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':no': false },
    }),
  );
}
