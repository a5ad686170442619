import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditStore } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { pack } from '#functions/adapters/dynamo/chunks.ts';
import { heldStore, reportViews } from '#functions/adapters/dynamo/reports/held-store.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import { personalData } from '#functions/contract/personal-data.ts';
import { reportDocument as schema } from '#functions/domain/reports/document/report-document.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { reportTemplate } from '#functions/domain/reports/document/report-template.ts';
import { assessQuality } from '#functions/domain/reports/quality/assess-quality.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import { exportMyData } from '#functions/usecases/people/export-my-data.ts';
import { getMyReport } from '#functions/usecases/reports/get-my-report.ts';
import { readReport } from '#functions/usecases/reports/read-report.ts';
import { getAttempt } from '#functions/usecases/attempts/view-attempts.ts';
import { addressOf, asMinor, deliver, endedAttempt, makeOutside, requeueReport } from '#test/support/make-account.ts';
import { judgeOtherwise, otherQuality } from '#test/support/reports/judge-otherwise.ts';
import { adminPorts } from '#test/support/make-admin.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { another, makeEngine, quizId, startedAttempt, type Engine } from '#test/support/engine/make-engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 8 });
});

type Id = { userId: string; attemptId: string };

async function ended(): Promise<Id> {
  const { userId, attemptId } = await endedAttempt(engine);
  return { userId, attemptId };
}

const mailed = (files = makeOutside()) => {
  let worker = 0;
  return {
    files,
    deliver: (id: Id) => deliver(engine, files, id, { render: renderReport, owner: `worker-${++worker}` }),
  };
};
const requeue = (id: Id, resends: number, regenerate: boolean) =>
  requeueReport(engine, { ...id, resends, regenerate, reason: 'They asked.', by: 'admin' });
const look = (id: Id, on = engine) => readReport({ ...on.ports, views: reportViews(on.table) }, { ...id, by: 'admin' });
const read = async (id: Id, on = engine) => (await look(id, on)).document;
const state = (id: Id) => engine.ports.deliveries.find(id);
const sha256 = (bytes: Uint8Array = new Uint8Array()) => createHash('sha256').update(bytes).digest('hex');

async function rename(quizName: string): Promise<void> {
  const { revision = 0, description = '', price = 0 } = (await engine.ports.quizzes.find(quizId)) ?? {};
  const details = { name: quizName, description, price };
  await engine.updateQuiz({ quizId, details, secondsPerAttempt: null, revision, by: 'admin' });
}

describe('the document of a report', () => {
  it('gives the same file, byte for byte, after names and bank have changed', async () => {
    const id = await ended();
    const { deliver, files } = mailed();
    await deliver(id);
    const key = `reports/${id.userId}/${id.attemptId}.pdf`;
    const first = sha256(files.files.get(key));
    expect(await state(id)).toMatchObject({ pdf: { sha256: first, template: reportTemplate } });

    await engine.ports.profiles.upsert({ userId: id.userId, email: addressOf(id.userId), name: 'Another Name' });
    await rename('Renamed');
    const quiz = await engine.ports.quizzes.find(quizId);
    await engine.publish(makeBank(5), quiz?.revision);
    files.files.clear();
    await requeue(id, 0, true);
    await deliver(id);
    expect(sha256(files.files.get(key))).toBe(first);
    expect(await state(id)).toMatchObject({ status: 'sent', resends: 1, pdf: { sha256: first } });
    await rename('TrueIn Assessment');
  });

  it('has the names as of the end of the attempt', async () => {
    const id = await ended();
    await engine.ports.profiles.upsert({ userId: id.userId, email: addressOf(id.userId), name: 'Another Name' });
    expect(await state(id)).toMatchObject({ names: { candidate: 'Asha', quiz: 'TrueIn Assessment' } });
    expect(await read(id)).toMatchObject({ candidateName: 'Asha', quizName: 'TrueIn Assessment' });
  });

  it('matches the contract, and expires with its result', async () => {
    const id = await ended();
    const document = await read(id);
    expect(schema.parse(document)).toEqual(document);
    const [item] = await engine.items(id.userId, 'REPORT#');
    const attempt = await engine.find(id.userId, id.attemptId);
    expect(item).toMatchObject({ template: reportTemplate, ttl: expiryOf(attempt?.endedAt ?? 0) });
    const [result] = await engine.items(id.userId, 'RESULT#');
    expect(item?.['ttl']).toBe(result?.['ttl']);
    // Looked at twice, it is one; two looks at once make one, too.
    expect(await Promise.all([read(id, another(engine)), read(id, another(engine))])).toEqual([document, document]);
  });

  it('is stored with the response quality, which only admins see', async () => {
    const id = await ended();
    const qualities = () =>
      engine.ports.snapshots.qualities([id, { ...id, attemptId: '1.1.01JD0ZK5V3M8Q4T7W2X9Y6B1CA' }]);
    expect(await qualities()).toEqual([undefined, undefined]);
    const { appendix } = await read(id);
    const attempt = await engine.find(id.userId, id.attemptId);
    if (!attempt) throw new Error('There is no such attempt.');
    const found = assessQuality(attempt, await engine.ports.banks.getQuestions(quizId, attempt.ref.version));
    expect(await qualities()).toEqual([found, undefined]);
    expect(JSON.stringify(appendix.at(-1))).toContain(
      JSON.stringify({ label: 'Checks of the answers', value: `version ${found.rules}` }),
    );
    // It is for admins: the answer to a candidate is the document alone.
    expect(JSON.stringify(await read(id))).not.toContain('few-answers');
    const ports = adminPorts(engine);
    expect((await getAttempt(ports, id)).quality).toEqual(found);
    await judgeOtherwise(engine, id);
    expect((await getAttempt(ports, id)).quality).toEqual(otherQuality);
  });

  it('is made again under a newer template on request, and keeps its names', async () => {
    const id = await ended();
    const { deliver } = mailed();
    const older = { ...(await read(id)), template: reportTemplate - 1, candidateName: 'As it was', sections: [] };
    await replace(id, older);
    await deliver(id);
    // Sent as it is: nobody asked for another one.
    expect(await state(id)).toMatchObject({ pdf: { template: reportTemplate - 1 } });
    expect(await read(id)).toEqual(older);
    await requeue(id, 0, true);
    await deliver(id);
    expect(await state(id)).toMatchObject({ pdf: { template: reportTemplate } });
    const now = await read(id);
    expect(now).toMatchObject({ template: reportTemplate, candidateName: 'As it was' });
    expect(JSON.stringify(now)).toContain('Since template 3');
  });

  it('is that of a minor if the person was under 18 at consent', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    await asMinor(engine, userId);
    await engine.end(userId, attemptId);
    expect(await read({ userId, attemptId })).toMatchObject({ isMinor: true });
    expect(await read(await ended())).toMatchObject({ isMinor: false });
  });
});

async function replace({ userId, attemptId }: Id, document: ReportDocument): Promise<void> {
  await engine.table.db.send(
    new UpdateCommand({
      ...{ TableName: engine.table.name, Key: keys.report(userId, attemptId) },
      UpdateExpression: 'SET template = :template, content = :content',
      ExpressionAttributeValues: { ':template': document.template, ':content': pack(document) },
    }),
  );
}

describe('access to a report', () => {
  it('is given to its person once the report is out, not before', async () => {
    const id = await ended();
    await expect(getMyReport(engine.ports, id)).rejects.toMatchObject({ code: 'report-not-ready' });
    await read(id);
    await expect(getMyReport(engine.ports, id)).rejects.toMatchObject({ code: 'report-not-ready' });
    await mailed().deliver(id);
    expect((await getMyReport(engine.ports, id)).document).toEqual(await read(id));
    const other = await ended();
    await expect(getMyReport(engine.ports, { ...id, userId: other.userId })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('is given to an admin while the report is held, with an audit entry', async () => {
    const { revision = 0 } = (await engine.ports.quizzes.find(quizId)) ?? {};
    const details = { name: 'TrueIn Assessment', description: 'Assessment', price: 1999 };
    const change = { quizId, details, secondsPerAttempt: null, by: 'admin' };
    await engine.updateQuiz({ ...change, reportRelease: 'after-review', revision });
    const id = await ended();
    const looked = await look(id);
    expect(looked).toMatchObject({ status: 'held', isReleased: false, hasFile: false, hasAnswersFile: false });
    await expect(getMyReport(engine.ports, id)).rejects.toMatchObject({ code: 'report-not-ready' });
    await heldStore(engine.table).release({ ...id, by: 'admin', now: engine.clock() });
    await mailed().deliver(id);
    // What was looked at is what was sent.
    expect(await getMyReport(engine.ports, id)).toMatchObject({ document: looked.document, hasFile: true });
    const { rows } = await auditStore(engine.table).list({ from: engine.clock(), until: engine.clock() });
    expect(
      rows
        .filter(({ person }) => person === id.userId)
        .map(({ what }) => what)
        .sort(),
    ).toEqual(['report-released', 'report-viewed']);
    await engine.updateQuiz({ ...change, reportRelease: 'at-once', revision: revision + 1 });
  });

  it('is given without a file if none could be made', async () => {
    const id = await ended();
    const problem = 'The PDF could not be drawn.';
    await engine.ports.deliveries.park(id, { status: 'failed', problem, now: engine.clock() });
    expect(await getMyReport(engine.ports, id)).toMatchObject({ hasFile: false, hasAnswersFile: false });
    expect(await look(id)).toMatchObject({ status: 'failed', isReleased: true, hasFile: false });
  });

  it('is refused to an admin if the audit entry fails', async () => {
    const id = await ended();
    const views = { note: () => Promise.reject(new Error('The entry could not be written.')) };
    const looking = readReport({ ...engine.ports, views }, { ...id, by: 'admin' });
    await expect(looking).rejects.toThrow('The entry could not be written.');
  });

  it('is part of the data export once the report is out', async () => {
    const id = await ended();
    await read(id);
    const exported = async () =>
      (await exportMyData(engine.ports, { userId: id.userId, email: addressOf(id.userId) })).attempts[0]?.report;
    expect((await exported())?.content).toBeUndefined();
    await mailed().deliver(id);
    const data = await exportMyData(engine.ports, { userId: id.userId, email: addressOf(id.userId) });
    expect(personalData.parse(data).attempts[0]?.report).toMatchObject({
      content: await read(id),
      names: { candidate: 'Asha', quiz: 'TrueIn Assessment' },
    });
  });
});
