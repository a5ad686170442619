import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { reportViews } from '#functions/adapters/dynamo/reports/held-store.ts';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import type { RenderOptions } from '#functions/adapters/pdf/report-data.ts';
import { hasAnswersFile, maxAnswersFileLength } from '#functions/domain/reports/answers-file.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { getMyReportFile, getMyReport } from '#functions/usecases/reports/get-my-report.ts';
import { getReportFile } from '#functions/usecases/reports/read-report.ts';
import type { Mail } from '#functions/usecases/ports/mail.ts';
import { removeReportFile } from '#functions/usecases/reports/delivery/remove-report-file.ts';
import { reportDocument } from '#functions/usecases/reports/report-document.ts';
import { deliver as deliverReport, erase, makeOutside, requeueReport } from '#test/support/make-account.ts';
import { makeEngine, newPerson, type Engine } from '#test/support/engine/make-engine.ts';
import { noAnswersFile } from '#functions/domain/words/reports.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 8 });
});

type Id = { userId: string; attemptId: string };

async function ended(answers: number): Promise<Id> {
  const userId = newPerson();
  await engine.redeem(userId);
  const view = await engine.enter(userId);
  for (let index = 0; index < answers; index++) await engine.answer(userId, view, index);
  await engine.end(userId, view.attemptId);
  return { userId, attemptId: view.attemptId };
}

/** A worker with its files and a post office; `render` is the real one unless a test needs only its calls. */
function makeWorker(render: (document: ReportDocument, options?: RenderOptions) => Promise<Uint8Array> = renderReport) {
  const outside = makeOutside();
  const mails: Mail[] = [];
  const written: string[] = [];
  const write = async (key: string, pdf: Uint8Array) => (written.push(key), outside.reports.write(key, pdf));
  const deliver = (
    id: Id,
    send = async (mail: Mail) => `mail-${mails.push(mail)}`,
    ports: Partial<typeof engine.ports> = {},
  ) => {
    const worker = { ...ports, render, mailer: { send }, owner: `worker-${Math.random()}` };
    return deliverReport(engine, { reports: { ...outside.reports, write } }, id, worker);
  };
  return { outside, mails, written, deliver };
}
const marked = async (_: ReportDocument, { withAppendix = false }: RenderOptions = {}) =>
  new TextEncoder().encode(withAppendix ? 'with all answers' : 'as mailed');

const keysOf = ({ userId, attemptId }: Id) => ({
  report: `reports/${userId}/${attemptId}.pdf`,
  answers: `reports/${userId}/${attemptId}.answers.pdf`,
});
const sign = {
  signDownload: async (key: string, { fileName, seconds }: { fileName: string; seconds: number }) =>
    `${key}?${fileName}&${seconds}`,
};
const mine = (id: Id) => getMyReportFile({ ...engine.ports, ...sign }, { ...id, answers: 'all' });
const forAdmin = (id: Id) =>
  getReportFile({ ...engine.ports, ...sign, views: reportViews(engine.table) }, { ...id, by: 'admin', answers: 'all' });
const requeue = (id: Id, resends: number, regenerate: boolean) =>
  requeueReport(engine, { ...id, resends, regenerate, reason: 'They asked.', by: 'admin' });
const sha256 = (bytes: Uint8Array = new Uint8Array()) => createHash('sha256').update(bytes).digest('hex');

describe('the PDF with all answers', () => {
  it('is made of the mailed document, and is identical when made again', async () => {
    const id = await ended(8);
    const { deliver, outside, mails } = makeWorker();
    await deliver(id);
    const { document, ...which } = await getMyReport(engine.ports, id);
    expect(which).toMatchObject({ hasFile: true, hasAnswersFile: true });
    const { report, answers } = keysOf(id);
    const [plain, whole] = await Promise.all([renderReport(document), renderReport(document, { withAppendix: true })]);
    expect(sha256(outside.files.get(report))).toBe(sha256(plain));
    expect(sha256(outside.files.get(answers))).toBe(sha256(whole));
    expect(mails.map(({ attachments = [] }) => attachments.map(({ content }) => sha256(content)))).toEqual([
      [sha256(plain)],
    ]);
    outside.files.clear();
    await requeue(id, 0, true);
    await deliver(id);
    expect([...outside.files].map(([key, pdf]) => [key, sha256(pdf)])).toEqual([
      [report, sha256(plain)],
      [answers, sha256(whole)],
    ]);
  });

  it('is left out if the answers are too long, while the report is mailed', async () => {
    const id = await ended(8);
    const delivery = await engine.ports.deliveries.find(id);
    const made = delivery && (await reportDocument(engine.ports, delivery));
    const blocks = made?.appendix.flatMap((section) => section.blocks) ?? [];
    const moments = blocks.flatMap((block) => (block.kind === 'moments' ? block.moments : []));
    expect(moments).toHaveLength(8);
    const long = moments.map((moment) => ({ ...moment, situation: 'Long. '.repeat(maxAnswersFileLength / 40) }));
    const appendix = [
      { id: 'answers' as const, title: 'Answers', blocks: [{ kind: 'moments' as const, moments: long }] },
    ];
    expect(made && hasAnswersFile(made)).toBe(true);
    expect(hasAnswersFile({ appendix })).toBe(false);
    expect(hasAnswersFile({ appendix: [] })).toBe(false);
    const rendered: unknown[] = [];
    const { deliver, outside, mails } = makeWorker(async (_, options) => {
      rendered.push(options);
      return marked(_, options);
    });
    const find = async () => made && { ...made, appendix };
    await deliver(id, undefined, { snapshots: { ...engine.ports.snapshots, find } });
    expect([mails.length, rendered]).toEqual([1, [undefined]]);
    expect([...outside.files.keys()]).toEqual([keysOf(id).report]);
    await expect(mine(id)).rejects.toMatchObject({ code: 'no-answers-file' });
  });

  it('can be downloaded by its candidate once the report is out, under its own name', async () => {
    const id = await ended(8);
    const { deliver } = makeWorker(marked);
    await expect(forAdmin(id)).rejects.toMatchObject({ code: 'report-not-ready' });
    let during: unknown;
    await deliver(id, async () => {
      during = await mine(id).catch((error: unknown) => error);
      // Made, and on its way: an admin may look.
      expect((await forAdmin(id)).url).toContain('.answers.pdf');
      return 'mail';
    });
    expect(during).toMatchObject({ code: 'report-not-ready' });
    const { answers } = keysOf(id);
    expect(await mine(id)).toEqual({
      url: `${answers}?TrueIn-report-all-answers.pdf&60`,
      expiresAt: engine.clock() + 60_000,
    });
    expect((await forAdmin(id)).url).toBe(`${answers}?TrueIn-report-${id.attemptId}-all-answers.pdf&60`);
    const other = { ...id, userId: (await ended(8)).userId };
    await expect(mine(other)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is handed to an admin only with an audit entry', async () => {
    const id = await ended(8);
    await makeWorker(marked).deliver(id);
    const request = { ...id, by: 'admin', answers: 'all' } as const;
    const looks: unknown[] = [];
    const views = { note: async (look: unknown) => void looks.push(look) };
    await getReportFile({ ...engine.ports, ...sign, views }, request);
    expect(looks).toEqual([{ ...id, by: 'admin', at: engine.clock() }]);
    const failing = { note: () => Promise.reject(new Error('The entry could not be written.')) };
    const asking = getReportFile({ ...engine.ports, ...sign, views: failing }, request);
    await expect(asking).rejects.toThrow('The entry could not be written.');
  });

  it('stays available and is not rewritten when the same report is resent', async () => {
    const id = await ended(8);
    const { deliver, written } = makeWorker(marked);
    await deliver(id);
    await requeue(id, 0, false);
    // Also while it is on its way again.
    expect((await mine(id)).url).toContain('.answers.pdf');
    await deliver(id);
    expect((await mine(id)).url).toContain('.answers.pdf');
    expect(written).toEqual(Object.values(keysOf(id)));
  });

  it('does not exist for a document without answers, and the refusal says so', async () => {
    const id = await ended(2);
    const { deliver, outside } = makeWorker(marked);
    await deliver(id);
    const { document, ...which } = await getMyReport(engine.ports, id);
    expect(document.appendix.map(({ id: section }) => section)).toEqual(['record']);
    expect(which).toMatchObject({ hasFile: true, hasAnswersFile: false });
    expect([...outside.files.keys()]).toEqual([keysOf(id).report]);
    // True of this report, and of one that lists its answers and has no such file.
    const message = noAnswersFile('six');
    await expect(mine(id)).rejects.toMatchObject({ code: 'no-answers-file', message });
    await expect(forAdmin(id)).rejects.toMatchObject({ code: 'no-answers-file', message });
  });

  it('does not exist for a report from before such files, until the report is reissued', async () => {
    const id = await ended(8);
    const { deliver, outside } = makeWorker(marked);
    await deliver(id);
    const { answers } = keysOf(id);
    outside.files.delete(answers);
    await engine.table.db.send(
      new UpdateCommand({
        TableName: engine.table.name,
        Key: keys.result(id.userId, id.attemptId),
        UpdateExpression: 'REMOVE answersKey',
      }),
    );
    await expect(mine(id)).rejects.toMatchObject({ code: 'no-answers-file' });
    await requeue(id, 0, false);
    await deliver(id);
    await expect(mine(id)).rejects.toMatchObject({ code: 'no-answers-file' });
    await requeue(id, 1, true);
    await deliver(id);
    expect((await mine(id)).url).toContain(answers);
    expect(outside.files.has(answers)).toBe(true);
  });

  it('is withdrawn when the report is reissued without one', async () => {
    const id = await ended(8);
    await makeWorker(marked).deliver(id);
    await requeue(id, 0, true);
    const { deliveries } = engine.ports;
    const now = engine.clock();
    await deliveries.claim(id, { owner: 'me', now, until: now + 1 });
    expect((await mine(id)).url).toContain('.answers.pdf');
    await deliveries.markSending(id, { owner: 'me', reportKey: keysOf(id).report, now });
    await expect(mine(id)).rejects.toMatchObject({ code: 'no-answers-file' });
  });

  it('is removed with its result or by an erasure, and no other file', async () => {
    const { deliver, outside } = makeWorker(marked);
    const [first, second, third] = [await ended(8), await ended(8), await ended(8)];
    for (const id of [first, second, third]) await deliver(id);
    await removeReportFile(outside, first);
    expect([...outside.files.keys()]).toEqual([second, third].flatMap((id) => Object.values(keysOf(id))));
    await erase(engine, outside, second.userId);
    expect([...outside.files.keys()]).toEqual(Object.values(keysOf(third)));
  });

  it('is removed by the worker that wrote the file after an erasure', async () => {
    const id = await ended(8);
    const { deliver, outside } = makeWorker(async (document, options) => {
      await erase(engine, makeOutside(), id.userId);
      return marked(document, options);
    });
    await deliver(id);
    expect([...outside.files.keys()]).toEqual([]);
  });
});
