import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { personalData } from '#functions/contract/personal-data.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { consentText, consentTextVersion } from '#functions/domain/people/consent.ts';
import { promisedBy } from '#functions/domain/calendar/business-hours.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { requeueStore } from '#functions/adapters/dynamo/reports/requeue-store.ts';
import * as account from '#functions/contract/account.ts';
import { exportMyData as readMyData } from '#functions/usecases/people/export-my-data.ts';
import { getMyReportFile } from '#functions/usecases/reports/get-my-report.ts';
import { listMyAttempts as readMyAttempts } from '#functions/usecases/people/list-my-attempts.ts';
import { recordMailEvent } from '#functions/usecases/reports/delivery/record-mail-event.ts';
import { addressOf, asMinor, deliver, endedAttempt, makeOutside } from '#test/support/make-account.ts';
import {
  makeEngine,
  newEventId,
  newPerson,
  recomputedScore,
  startedAttempt,
  type Engine,
} from '#test/support/engine/make-engine.ts';

/** What the person gets. */
const exportMyData = async (...asked: Parameters<typeof readMyData>) =>
  account.exportMyData.reply.parse(await readMyData(...asked));
const listMyAttempts = async (...asked: Parameters<typeof readMyAttempts>) =>
  account.listMyAttempts.reply.parse(await readMyAttempts(...asked));

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 4 });
});

const personOf = (userId: string) => ({ userId, email: addressOf(userId) });

const reportOf = async (userId: string) => {
  const { attempts } = await listMyAttempts(engine.ports, userId);
  return attempts[0]?.report;
};
const download = (id: { userId: string; attemptId: string }) =>
  getMyReportFile({ ...engine.ports, signDownload: async (key, { seconds }) => `signed:${key}:${seconds}` }, id);

describe('listMyAttempts', () => {
  it('lists attempts newest first, with their reports, and the consents', async () => {
    const { userId, attemptId } = await endedAttempt(engine);
    const startedAt = engine.clock();
    engine.clock.advance(60_000);
    await engine.redeem(userId);
    const second = await engine.enter(userId);
    await engine.answer(userId, second, 0);
    await endedAttempt(engine);
    const { attempts, consents } = await listMyAttempts(engine.ports, userId);
    expect(attempts).toEqual([
      {
        attemptId: second.attemptId,
        quizName: 'TrueIn Assessment',
        startedAt: startedAt + 60_000,
        status: 'open',
        answeredCount: 1,
        questionCount: 2,
      },
      {
        attemptId,
        quizName: 'TrueIn Assessment',
        startedAt,
        endedAt: startedAt,
        status: 'completed',
        endReason: 'candidate',
        answeredCount: 2,
        questionCount: 4,
        report: { status: 'being-prepared', promisedBy: promisedBy(startedAt), canRead: false, canDownload: false },
      },
    ]);
    expect(consents).toMatchObject([{ textVersion: consentTextVersion, at: startedAt, isAdult: true }]);
    expect(consents[0]?.sentences).toContain(consentText.purpose);
    expect(await listMyAttempts(engine.ports, newPerson())).toEqual({ attempts: [], consents: [] });
  });

  it('shows the state of a report from preparation to delivery, bounce or delay', async () => {
    const id = await endedAttempt(engine);
    const { deliveries } = engine.ports;
    const now = engine.clock();
    const lease = { owner: 'me', now, until: now + 1 };
    await deliveries.claim(id, lease);
    expect(await reportOf(id.userId)).toMatchObject({ status: 'being-prepared', canDownload: false });
    await deliveries.markSending(id, { owner: 'me', reportKey: 'k', now });
    expect(await reportOf(id.userId)).toMatchObject({ status: 'being-prepared', canDownload: false });
    await deliveries.park(id, { status: 'unknown', problem: 'Cut off.', now: engine.clock() });
    expect(await reportOf(id.userId)).toMatchObject({ status: 'delayed', canRead: true, canDownload: true });
    const tell = (event: Parameters<typeof recordMailEvent>[1]) => recordMailEvent(engine.ports, event);
    await tell({ ...id, mailId: 'm', fate: 'sent' });
    expect(await reportOf(id.userId)).toMatchObject({ status: 'sent', sentAt: now });
    await tell({ ...id, mailId: 'm', fate: 'delivered' });
    expect(await reportOf(id.userId)).toMatchObject({ status: 'delivered' });
    await tell({ ...id, mailId: 'm', fate: 'bounced', problem: 'Came back.' });
    expect(await reportOf(id.userId)).toMatchObject({ status: 'bounced', canDownload: true });
    const failed = await endedAttempt(engine);
    await deliveries.park(failed, { status: 'failed', problem: 'Refused.', now: engine.clock() });
    expect(await reportOf(failed.userId)).toMatchObject({
      status: 'delayed',
      canRead: true,
      canDownload: false,
    });
  });
});

describe('getMyReportFile', () => {
  it('refuses the file before its mail has left', async () => {
    const id = await endedAttempt(engine);
    const { deliveries } = engine.ports;
    const now = engine.clock();
    const shown = async () => {
      const [attempt] = (await exportMyData(engine.ports, personOf(id.userId))).attempts;
      return [(await reportOf(id.userId))?.canDownload, attempt?.report?.score];
    };
    await deliveries.claim(id, { owner: 'me', now, until: now + 1 });
    await deliveries.markSending(id, { owner: 'me', reportKey: 'k', now });
    await expect(download(id)).rejects.toMatchObject({ code: 'report-not-ready' });
    expect(await shown()).toEqual([false, undefined]);
    await deliveries.markSent(id, { mailId: 'm', resend: 0, now });
    await expect(download(id)).resolves.toMatchObject({ url: 'signed:k:60' });
    await requeueStore(engine.table).requeue({ ...id, resends: 0, regenerate: false, reason: 'r', by: 'admin', now });
    await expect(download(id)).resolves.toMatchObject({ url: 'signed:k:60' });
  });
});

describe('exportMyData', () => {
  it('exports attempts in words, without the points of any option', async () => {
    const { userId, view, attemptId } = await startedAttempt(engine);
    await engine.switchTab(userId, attemptId, newEventId(), { awaySeconds: 5 });
    const why = { reason: 'Power cut', by: 'admin', now: engine.clock() };
    const grant = { userId, attempt: parseAttemptId(attemptId), grantId: newEventId(), ...why };
    await engine.ports.grants.grantResume(grant);
    engine.clock.advance(61_000);
    await engine.answer(userId, view, 1, 2, 61_000);
    engine.clock.advance(60_000 + 10_000);
    await engine.answer(userId, view, 2, 0, 119_000);
    await engine.end(userId, attemptId);
    await deliver(engine, makeOutside(), { userId, attemptId });
    const data = await exportMyData(engine.ports, personOf(userId));
    const at = Date.UTC(2026, 0, 5, 9);
    const shown = (question: number, choice: number) => ({
      question: view.questions[question]?.text,
      answer: view.questions[question]?.options[choice]?.text,
      position: choice + 1,
    });
    expect(data).toMatchObject({
      exportedAt: engine.clock(),
      profile: { userId, email: `${userId}@example.com`, name: 'Asha', isAdmin: false },
      consents: [{ textVersion: consentTextVersion, isAdult: true }],
      redemptions: [{ quizId: 1, code: 'WELCOME', status: 'consumed', redeemedAt: at, consumedAt: at }],
      grants: [{ reason: 'Power cut', at }],
      attempts: [
        {
          attemptId,
          quizName: 'TrueIn Assessment',
          status: 'completed',
          startedAt: at,
          endReason: 'time',
          events: [{ cause: 'tab-switch', at, awaySeconds: 5 }],
          lateCount: 1,
          report: { status: 'sent', sentAt: engine.clock(), earlierMails: [] },
        },
      ],
    });
    const answers = data.attempts[0]?.answers ?? [];
    expect(answers).toHaveLength(3);
    expect(answers).toContainEqual({ ...shown(0, 0), secondsAfterStart: 0, isLate: false });
    expect(answers).toContainEqual({ ...shown(1, 2), secondsAfterStart: 61, isLate: false });
    expect(answers).toContainEqual({ ...shown(2, 0), secondsAfterStart: 119, isLate: true });
    expect(personalData.parse(data)).toEqual(data);
    // Three answers are too few for a sum.
    const content = JSON.stringify(data.attempts[0]?.report?.content);
    expect(JSON.stringify(data).replace(content, '')).not.toMatch(/score|points|category|remarks|strength/i);
    expect(content).not.toMatch(/"score"|"phrase"/);
  });

  it('includes the score once the report is out and shows a total', async () => {
    const engine = await makeEngine({ questions: 60 });
    const scoreOf = async (answers: number) => {
      const { userId, view, attemptId } = await startedAttempt(engine);
      for (let index = 1; index < answers; index++) await engine.answer(userId, view, index, index % 5);
      await engine.end(userId, attemptId);
      const before = (await exportMyData(engine.ports, personOf(userId))).attempts[0]?.report;
      await deliver(engine, makeOutside(), { userId, attemptId });
      const after = (await exportMyData(engine.ports, personOf(userId))).attempts[0]?.report;
      expect(before?.score).toBeUndefined();
      return [after?.score, await recomputedScore(engine, userId, attemptId)];
    };
    const [whole, sum] = await scoreOf(60);
    expect(whole).toBe(sum);
    for (const answers of [1, 5, 20]) expect((await scoreOf(answers))[0]).toBeUndefined();
  });

  it('leaves out the score of minors, whose report has no total', async () => {
    const engine = await makeEngine({ questions: 60 });
    const { userId, view, attemptId } = await startedAttempt(engine);
    await asMinor(engine, userId);
    for (let index = 1; index < 60; index++) await engine.answer(userId, view, index, index % 5);
    await engine.end(userId, attemptId);
    await deliver(engine, makeOutside(), { userId, attemptId });
    const report = (await exportMyData(engine.ports, personOf(userId))).attempts[0]?.report;
    expect(report).toMatchObject({ status: 'sent', content: { isMinor: true } });
    expect(report?.score).toBeUndefined();
  });

  it('includes the content of a sent report even if no document is stored', async () => {
    const id = await endedAttempt(engine);
    await deliver(engine, makeOutside(), id);
    const exported = async () => (await exportMyData(engine.ports, personOf(id.userId))).attempts[0]?.report?.content;
    const made = await exported();
    const Key = keys.report(id.userId, id.attemptId);
    await engine.table.db.send(new DeleteCommand({ TableName: engine.table.name, Key }));
    expect(await exported()).toMatchObject({ attemptId: id.attemptId, answeredCount: made?.answeredCount });
  });

  it('includes each mail of a report', async () => {
    const id = await endedAttempt(engine);
    const report = async () => (await exportMyData(engine.ports, personOf(id.userId))).attempts[0]?.report;
    const outside = makeOutside();
    await deliver(engine, outside, id);
    const { deliveries, clock } = engine.ports;
    const sentAt = clock();
    const bouncedAt = sentAt + 1_000;
    await deliveries.markBounced(id, { mailId: 'mail-1', resend: 0, now: bouncedAt, problem: 'No such mailbox' });
    const why = { reason: 'A new address', by: 'admin', now: bouncedAt };
    await requeueStore(engine.table).requeue({ ...id, resends: 0, regenerate: false, ...why });
    await deliver(engine, outside, id);
    await deliveries.markDelivered(id, { mailId: 'mail-1', resend: 1, now: bouncedAt });
    expect(await report()).toMatchObject({
      status: 'delivered',
      deliveredAt: bouncedAt,
      earlierMails: [{ status: 'bounced', sentAt, bouncedAt, problem: 'No such mailbox' }],
    });
  });

  it('includes the discount of a reserved coupon', async () => {
    const userId = newPerson();
    await engine.redeem(userId);
    const { redemptions } = await exportMyData(engine.ports, personOf(userId));
    expect(redemptions).toEqual([
      { quizId: 1, code: 'WELCOME', status: 'reserved', redeemedAt: engine.clock(), discountPercentage: 50 },
    ]);
  });
});

describe('the stored items of an attempt', () => {
  it('expire 24 months after the end, except profile and consent', async () => {
    const { userId } = await endedAttempt(engine);
    const items = await engine.items(userId, '');
    const expiry = Object.fromEntries(
      items.map(({ sk, ttl }) => [String(sk).split('#')[0] ?? '', ttl as number | undefined] as const),
    );
    const then = Date.UTC(2028, 0, 6, 9) / 1000;
    expect(expiry).toEqual({
      ATTEMPT: then,
      RESULT: then,
      SEAT: then,
      OPEN: then,
      REDEMPTION: then,
      PROFILE: undefined,
      CONSENT: undefined,
    });
  });

  it('do not expire while the attempt is running', async () => {
    const { userId } = await startedAttempt(engine);
    const [attempt] = await engine.items(userId, 'ATTEMPT#');
    const [seat] = await engine.items(userId, 'SEAT#');
    expect(attempt).not.toHaveProperty('ttl');
    expect(seat?.['ttl']).toBeGreaterThan(engine.clock() / 1000 + 700 * 24 * 60 * 60);
  });
});
