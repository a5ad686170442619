import { ulid } from 'ulid';
import { exportStore } from '#functions/adapters/dynamo/admin/export-store.ts';
import { formatAttemptId } from '#functions/domain/attempts/attempt.ts';
import { eachOptional, type ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { reportDocument } from '#functions/usecases/reports/report-document.ts';
import { newPerson, quizId, startedAttempt, type Engine } from '#test/support/engine/make-engine.ts';
import type { CommandRow } from '#test/support/fault-table/command-row.ts';
import type { FaultWorld } from '#test/support/fault-table/fault-world.ts';
import { addressOf, endedAttempt } from '#test/support/make-account.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { noise } from '#test/support/noise.ts';
import { fullGrid, fullStaging } from '#test/support/sheets/full-staging.ts';

/** Something that the stores write and no row of the table of faults does. */
const written = (name: string, write: (world: FaultWorld) => Promise<unknown>): CommandRow => ({
  name,
  prepare: async (world) => ({
    run: async () => {
      await write(world);
      return { isDone: true, told: 'written' };
    },
  }),
});

const hour = 3_600_000;

const map: ParameterMap = [
  { parameter: 'Parameter 1', subParameter: '', meaning: 'What you aim for.', nextStep: '' },
  { parameter: 'Parameter 1', subParameter: 'Sub-parameter 1', quotient: 'EQ', meaning: '', nextStep: 'Choose one.' },
  { ...{ parameter: 'Parameter 2', subParameter: '', meaning: '', nextStep: '' }, ...eachOptional((field) => field) },
];

async function documentOf({ ports }: Engine, id: { userId: string; attemptId: string }) {
  const delivery = await ports.deliveries.find(id);
  const made = delivery && (await reportDocument(ports, delivery));
  if (!made) throw new Error('There is no report.');
  return made;
}

/** A report whose mail is being sent, with a file of all answers. */
async function sending({ engine, now }: FaultWorld) {
  const { userId, attemptId } = await endedAttempt(engine);
  const id = { userId, attemptId };
  const { deliveries } = engine.ports;
  await deliveries.claim(id, { owner: 'worker', now: now(), until: now() + hour });
  const pdf = { sha256: 'ab12', template: 1 };
  await deliveries.markSending(id, { owner: 'worker', reportKey: 'a.pdf', answersKey: 'b.pdf', pdf, now: now() });
  return id;
}

/** Forms of items that seldom occur. */
export const rareRows: CommandRow[] = [
  written('a guardian agrees', ({ engine, now }) =>
    engine.ports.consents.add(newPerson(), {
      textVersion: consentTextVersion,
      isAdult: false,
      guardian: { name: 'Ravi', relationship: 'Father', contact: '12345' },
      at: now(),
    }),
  ),
  written('a profile has a picture', async ({ engine }) => {
    const userId = newPerson();
    await engine.ports.profiles.upsert({
      userId,
      email: addressOf(userId),
      name: 'Asha',
      picture: 'https://a.example/p',
    });
  }),
  written('an attempt has a batch, granted time, a late answer and a tab switch', async (world) => {
    const { engine, adminPorts, now } = world;
    const terms = { label: 'School', validFrom: now() - hour, validUntil: now() + hour, discountPercentage: 50 };
    const body = { ...terms, requestId: 'stored-items', count: 1 };
    const { json } = await world.send('createCouponBatch', { params: { quizId }, body, token: world.admin });
    const { rows } = await adminPorts.batches.listCodes(String(json['batchId']), undefined);
    const userId = newPerson();
    await engine.redeem(userId, rows[0]?.code);
    const grant = { grantId: ulid(), reason: 'The power was out.', minutes: 5 };
    await world.send('grantNextTime', { params: { userId, quizId }, body: grant, token: world.admin });
    const view = await engine.enter(userId);
    await engine.answer(userId, view, 0);
    await engine.switchTab(userId, view.attemptId, undefined, { awaySeconds: 5 });
    world.advance((view.timeLimitSeconds + 1) * 1000);
    await engine.answer(userId, view, 1, 1, 61_000);
    await engine.end(userId, view.attemptId);
  }),
  written('a second attempt presents other questions', async ({ engine }) => {
    const { userId } = await endedAttempt(engine);
    await engine.redeem(userId);
    const view = await engine.enter(userId);
    await engine.answer(userId, view, 0);
  }),
  written('a report about all answers', async ({ engine }) => {
    const { userId, view, attemptId } = await startedAttempt(engine);
    for (const [place] of view.questions.entries()) if (place > 0) await engine.answer(userId, view, place, place % 5);
    await engine.end(userId, attemptId);
    await documentOf(engine, { userId, attemptId });
  }),
  written('a report that takes several items', async ({ engine }) => {
    const id = await endedAttempt(engine);
    const made = await documentOf(engine, id);
    const section = { id: 'method' as const, title: 'Long', blocks: [{ kind: 'text' as const, text: noise(180_000) }] };
    const quality = { rules: 1, tier: 'good' as const, reasons: [] };
    const about = { endedAt: made.endedAt, quality, replaces: made.template };
    await engine.ports.snapshots.keep(id, { ...made, sections: [...made.sections, section] }, about);
  }),
  written('what a reader says of a report', async ({ engine, now }) => {
    const answers = [{ parameter: 'Parameter 1', answer: 'yes' as const }, { answer: 'no' as const }];
    await engine.ports.feedback.add(await endedAttempt(engine), { quizId, answers, at: now(), endedAt: now() });
  }),
  written('a mail that is throttled', async (world) => {
    const id = await sending(world);
    const problem = 'SES is paused.';
    await world.engine.ports.deliveries.release(id, { owner: 'worker', problem, now: world.now() });
    await world.engine.ports.deliveries.park(id, { status: 'failed', problem, now: world.now() });
  }),
  written('ticked steps', async (world) =>
    world.engine.ports.deliveries.markSteps(await sending(world), ['Write down one goal.']),
  ),
  written('a mail that comes back', async (world) => {
    const { deliveries } = world.engine.ports;
    const mark = { mailId: 'mail', resend: 0, now: world.now(), problem: 'The mail came back.' };
    await deliveries.markBounced(await sending(world), { ...mark, isTransient: true });
    const id = await sending(world);
    await deliveries.markBounced(id, mark);
    await world.send('resendReport', {
      params: id,
      body: { resends: 0, status: 'bounced', reason: 'A new address' },
      token: world.admin,
    });
  }),
  written('the map of a bank', ({ engine }) => {
    const about = { createdAt: '2026-10-01', createdBy: 'admin' };
    const questions = makeBank(2).map((draft, index) => ({ ...draft, ...about, id: index + 1, number: index + 1 }));
    return engine.ports.banks.stage(questions, map);
  }),
  written('the meaning of a column', ({ engine }) => engine.ports.uploads.remember({ frage: 'question' })),
  written('a file about which there is much to decide', async ({ engine, now }) => {
    const { uploads } = engine.ports;
    const run = { uploadId: ulid(), runId: ulid() };
    await uploads.create({ uploadId: run.uploadId, fileName: 'bank.csv', by: 'admin', now: now() });
    await uploads.begin(run, { receive: 1, now: now() });
    await uploads.keepGrids(run, [fullGrid], now());
    const sheets = [{ name: 'Sheet1', rows: 2, hasQuestions: true, hidden: true }];
    await uploads.stage(run, fullStaging, [...sheets, { name: 'Empty', problem: 'It holds no table.' }], now());
    await uploads.refuse(run, 'The file cannot be read.');
  }),
  written('an export that fails', async ({ engine: { table }, now }) => {
    const exports = exportStore(table);
    const run = { by: 'admin', exportId: ulid(), runId: ulid() };
    const { by, exportId } = run;
    const range = {
      from: 0,
      until: now(),
      batch: 'batch',
      person: formatAttemptId({ quizId, version: 1, ulid: exportId }),
    };
    await exports.start({ by, exportId, kind: 'scores', ...range }, { reason: 'For the school', at: now() });
    await exports.claim(run, now());
    await exports.update(run, { attempts: 1, rows: 1, reachedAt: now() });
    await exports.update(run, { status: 'failed', problem: 'The worker ended.' });
  }),
];
