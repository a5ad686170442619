import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AttemptReport } from '#functions/domain/report/attempt-report.ts';
import { deliverReport } from '#functions/usecases/deliver-report.ts';
import { requeueStore } from '#functions/adapters/dynamo/requeue-store.ts';
import { requeueReport } from '#functions/usecases/requeue-report.ts';
import { eraseMe } from '#functions/usecases/erase-me.ts';
import { listReports } from '#functions/usecases/list-reports.ts';
import { MailRefused, type Mail } from '#functions/usecases/ports/mail.ts';
import { recordMailEvent } from '#functions/usecases/record-mail-event.ts';
import { hold } from '#test/support/faults.ts';
import { another, makeEngine, newPerson, type Engine } from '#test/support/make-engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 6 });
});

type Send = (mail: Mail) => Promise<string>;

/** An ended attempt, its delivery, and a post office that keeps what it was given. */
async function endedAttempt(userId = newPerson()) {
  await engine.redeem(userId);
  const view = await engine.enter(userId);
  const { attemptId } = view;
  for (const index of [0, 1]) await engine.answer(userId, view, index);
  await engine.end(userId, attemptId);
  const id = { userId, attemptId };
  const sent: Mail[] = [];
  const written: string[] = [];
  const removed: string[] = [];
  const files = new Map<string, Uint8Array>();
  const rendered: AttemptReport[] = [];
  let owner = 0;
  const post: Send = async (mail) => `mail-${sent.push(mail)}`;
  const deliver = ({
    on = engine,
    send = post,
    lastTry = false,
  }: { on?: Engine; send?: Send; lastTry?: boolean } = {}) =>
    deliverReport(
      {
        ...on.ports,
        render: async (report) => (rendered.push(report), new Uint8Array([37, 80, 68, 70])),
        reports: {
          write: async (key, pdf) => void (written.push(key), files.set(key, pdf)),
          remove: async (key) => void removed.push(key),
          read: async (key) => files.get(key),
        },
        mailer: { send },
        siteOrigin: 'https://truein.example',
      },
      { ...id, owner: `worker-${++owner}`, lastTry },
    );
  const state = async () => (await engine.ports.deliveries.find(id)) ?? { status: 'missing', problem: undefined };
  return { id, sent, files, written, removed, rendered, post, deliver, state };
}

async function erase(userId: string): Promise<void> {
  const elsewhere = { reports: { write: async () => undefined, remove: async () => undefined } };
  const directory = { remove: async () => undefined };
  await eraseMe({ ...engine.ports, ...elsewhere, directory }, { userId, username: userId });
}

const refused: Send = async () => {
  throw new MailRefused('The address is on the suppression list.');
};
const cutOff: Send = async () => {
  throw new Error('The connection was reset.');
};

describe('delivering a report', () => {
  it('renders, keeps and mails it to the person', async () => {
    const { id, sent, written, rendered, deliver, state } = await endedAttempt();
    await deliver();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: `${id.userId}@example.com`,
      attachments: [{ contentType: 'application/pdf' }],
    });
    expect(written).toEqual([`reports/${id.userId}/${id.attemptId}.pdf`]);
    expect(rendered[0]).toMatchObject({ candidateName: 'Asha', answeredCount: 2, presentedCount: 6 });
    expect(await state()).toMatchObject({ status: 'sent', tries: 1 });
  });

  it('says of how many questions it was, also when it is made again after an earlier attempt has expired', async () => {
    const earlier = await endedAttempt();
    const { id, rendered, deliver } = await endedAttempt(earlier.id.userId);
    await deliver();
    const [oldest] = await engine.items(id.userId, 'ATTEMPT#');
    const Key = { pk: oldest?.['pk'] as string, sk: oldest?.['sk'] as string };
    await engine.table.db.send(new DeleteCommand({ TableName: engine.table.name, Key }));
    await requeueReport(
      { requeues: requeueStore(engine.table), clock: engine.clock },
      { ...id, resends: 0, anew: true, reason: 'They asked.', by: 'admin' },
    );
    await deliver();
    expect(rendered.map(({ answeredCount, presentedCount }) => [answeredCount, presentedCount])).toEqual([
      [2, 4],
      [2, 4],
    ]);
  });

  it('mails it once however often the queue brings it, at once or later', async () => {
    const { sent, deliver } = await endedAttempt();
    const workers = Array.from({ length: 6 }, () => another(engine));
    await Promise.allSettled(workers.map((on) => deliver({ on })));
    for (let again = 0; again < 3; again++) await deliver();
    expect(sent).toHaveLength(1);
  });

  it('tries again after a failure that came before the mail went out', async () => {
    const { sent, deliver, state } = await endedAttempt();
    await expect(deliver({ send: refused })).rejects.toThrow('suppression list');
    expect(await state()).toMatchObject({ status: 'pending', problem: 'The address is on the suppression list.' });
    await deliver();
    expect(sent).toHaveLength(1);
    expect(await state()).toMatchObject({ status: 'sent', tries: 2 });
  });

  it('is set aside where an admin sees it when the last try fails', async () => {
    const { id, deliver, state } = await endedAttempt();
    await expect(deliver({ send: refused, lastTry: true })).rejects.toThrow();
    expect(await state()).toMatchObject({ status: 'failed' });
    const { reports } = await listReports(engine.ports, { statuses: 'failed' });
    expect(reports).toContainEqual(
      expect.objectContaining({
        attemptId: id.attemptId,
        email: `${id.userId}@example.com`,
        problem: 'The address is on the suppression list.',
      }),
    );
    await deliver();
    expect(await state()).toMatchObject({ status: 'failed' });
  });

  it('never sends again by itself what may have gone out, and sets it aside as unknown', async () => {
    const { sent, deliver, state } = await endedAttempt();
    await expect(deliver({ send: cutOff })).rejects.toThrow('reset');
    expect(await state()).toMatchObject({ status: 'sending' });
    await expect(deliver()).rejects.toThrow('being sent');
    engine.clock.advance(3 * 60_000);
    await deliver();
    expect(await state()).toMatchObject({ status: 'unknown' });
    await deliver();
    expect(sent).toEqual([]);
  });

  it('is settled by the mail service saying that the mail went out', async () => {
    const { id, deliver, state } = await endedAttempt();
    await expect(deliver({ send: cutOff })).rejects.toThrow('reset');
    await recordMailEvent(engine.ports, { ...id, fate: 'sent', mailId: 'mail-9' });
    expect(await state()).toMatchObject({ status: 'sent' });
  });

  it('takes over from a worker that died with the lease, when that is over', async () => {
    const { id, sent, deliver, state } = await endedAttempt();
    const now = engine.clock();
    expect(await engine.ports.deliveries.claim(id, { owner: 'dead', now, until: now + 120_000 })).toBe(true);
    await expect(deliver()).rejects.toThrow('lease');
    expect(sent).toEqual([]);
    engine.clock.advance(120_001);
    await deliver();
    expect(await state()).toMatchObject({ status: 'sent', tries: 2 });
  });

  it('ends quietly for a person who erased their account before it began', async () => {
    const { id, sent, removed, deliver } = await endedAttempt();
    await erase(id.userId);
    await deliver();
    await deliver({ lastTry: true });
    expect(sent).toEqual([]);
    expect(new Set(removed)).toEqual(new Set([`reports/${id.userId}/${id.attemptId}.pdf`]));
  });

  it('ends quietly for one who erases it meanwhile, and takes back the file it wrote after that', async () => {
    const { id, sent, written, removed, deliver } = await endedAttempt();
    const slow = another(engine);
    const gate = hold(
      slow.table,
      ({ name, input }) => name === 'UpdateItem' && JSON.stringify(input).includes('reportKey'),
    );
    const delivering = deliver({ on: slow });
    await gate.reached;
    await erase(id.userId);
    gate.release();
    await delivering;
    expect(sent).toEqual([]);
    expect(written).toHaveLength(1);
    expect(removed).toEqual(written);
    expect(await engine.items(id.userId, 'RESULT#')).toEqual([]);
  });

  it('leaves the mail to the worker that took over, when the first one wakes up late', async () => {
    const { sent, deliver } = await endedAttempt();
    const slow = another(engine);
    const gate = hold(
      slow.table,
      ({ name, input }) => name === 'UpdateItem' && JSON.stringify(input).includes('sending'),
    );
    const sleeping = deliver({ on: slow });
    await gate.reached;
    engine.clock.advance(121_000);
    await deliver();
    gate.release();
    await expect(sleeping).rejects.toThrow('another worker');
    expect(sent).toHaveLength(1);
  });
});
