import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { heldStore, reportViews } from '#functions/adapters/dynamo/reports/held-store.ts';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import { chanceOf } from '#functions/domain/attempts/shuffle.ts';
import type { ReportRelease } from '#functions/domain/reports/report-hold.ts';
import { getMyReport } from '#functions/usecases/reports/get-my-report.ts';
import { readReport } from '#functions/usecases/reports/read-report.ts';
import { releaseDueReports } from '#functions/usecases/reports/delivery/release-due-reports.ts';
import { releaseReports } from '#functions/usecases/reports/delivery/report-commands.ts';
import { asMinor, deliver as deliverReport, erase, makeOutside } from '#test/support/make-account.ts';
import { makeEngine, newPerson, type Engine } from '#test/support/engine/make-engine.ts';
import { setRelease } from './set-release.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 8 });
});

type Id = { userId: string; attemptId: string };
const hour = 60 * 60 * 1000;

async function sitting(userId: string, release: ReportRelease): Promise<Id> {
  await setRelease(engine, release);
  engine.clock.advance(60_000);
  await engine.redeem(userId);
  const view = await engine.enter(userId);
  for (const index of view.questions.keys()) {
    engine.clock.advance(10_000);
    await engine.answer(userId, view, index, Math.floor(chanceOf(`choice ${index}`) * 5));
  }
  await engine.end(userId, view.attemptId);
  return { userId, attemptId: view.attemptId };
}

/** Two sittings of one person. */
async function sittings(first: ReportRelease, second = first): Promise<[Id, Id]> {
  const userId = newPerson();
  return [await sitting(userId, first), await sitting(userId, second)];
}

const outside = makeOutside();
const deliver = (id: Id) =>
  deliverReport(engine, outside, id, { render: renderReport, owner: `worker-${id.attemptId}` });
const look = (id: Id, on = engine) => readReport({ ...on.ports, views: reportViews(on.table) }, { ...id, by: 'admin' });
const release = (reports: Id[], on = engine) =>
  releaseReports({ held: heldStore(on.table), clock: engine.clock, noteFailure: () => {} }, { reports, by: 'admin' });
const run = (on = engine) => releaseDueReports({ held: heldStore(on.table), clock: engine.clock });

const isCompared = async (document: ReturnType<typeof readReport | typeof getMyReport>) =>
  (await document).document.sections.some(({ id }) => id === 'comparison');
const theirs = (id: Id) => isCompared(getMyReport(engine.ports, id));

describe('the comparison in the report after a retake', () => {
  it('is included if both reports fall due at once, whichever is made first', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const both = await sittings({ afterBusinessHours: 48 });
      // Both of a weekend fall due at one moment; here the run is late.
      engine.clock.advance(100 * hour);
      expect(await run()).toMatchObject({ released: 2, failures: [] });
      for (const index of order) await deliver(both[index] as Id);
      expect(await theirs(both[1])).toBe(true);
      expect(await theirs(both[0])).toBe(false);
    }
  });

  it('is included if an admin released both together, in any order', async () => {
    const [first, second] = await sittings('after-review');
    const ticking = () => (engine.clock.advance(1), engine.clock());
    const ports = { held: heldStore(engine.table), clock: ticking, noteFailure: () => undefined };
    expect(await releaseReports(ports, { reports: [second, first], by: 'admin' })).toMatchObject({
      results: [
        { ...second, outcome: 'released' },
        { ...first, outcome: 'released' },
      ],
    });
    await deliver(second);
    await deliver(first);
    expect(await theirs(second)).toBe(true);
  });

  it('is included as the admin saw it while the earlier report was held', async () => {
    const [first, second] = await sittings('after-review');
    const looked = await look(second);
    expect(await isCompared(Promise.resolve(looked))).toBe(true);
    await release([first]);
    await release([second]);
    await deliver(second);
    expect((await getMyReport(engine.ports, second)).document).toEqual(looked.document);
  });

  it('has no total if the person was under 18 at the earlier sitting only', async () => {
    engine = await makeEngine({ questions: 60 });
    const userId = newPerson();
    const rows = async (id: Id) =>
      (await look(id)).document.sections
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'comparison' ? block.rows.map(({ name }) => name) : []));
    await sitting(userId, 'at-once');
    await asMinor(engine, userId);
    engine.clock.advance(1);
    const consent = { textVersion: '2099-01', at: engine.clock(), isAdult: true };
    const Item = { pk: `USER#${userId}`, sk: `CONSENT#${consent.textVersion}`, ...consent };
    await engine.table.db.send(new PutCommand({ TableName: engine.table.name, Item }));
    const second = await sitting(userId, 'at-once');
    const third = await sitting(userId, 'at-once');
    expect(await rows(second)).not.toContain('All questions together');
    expect(await rows(third)).toContain('All questions together');
  });
});

describe('a report without comparison', () => {
  it('hides a sitting whose report is still held, even if an admin has looked', async () => {
    const [first, second] = await sittings('after-review');
    await look(second);
    await release([second]);
    await deliver(second);
    expect(await theirs(second)).toBe(false);
    // It says the same ever after.
    engine.clock.advance(1);
    await release([first]);
    await deliver(first);
    expect(await theirs(second)).toBe(false);
  });

  it.each([
    ['held', 3],
    ['pending', 100],
  ])('hides a sitting whose report is due later, and then is %s', async (status, hours) => {
    const [first, second] = await sittings({ afterBusinessHours: 40 }, { afterBusinessHours: 2 });
    engine.clock.advance(hours * hour);
    await run();
    await deliver(second);
    expect(await engine.ports.deliveries.find(first)).toMatchObject({ status });
    expect(await theirs(second)).toBe(false);
  });
});

it('an unsettled report that an admin has read leaves nothing behind after an erasure', async () => {
  const [, second] = await sittings('after-review');
  await look(second);
  expect(await engine.items(second.userId, 'REPORT#')).toHaveLength(0);
  await erase(engine, outside, second.userId);
  expect((await engine.items(second.userId, '')).map(({ sk }) => sk as string)).toEqual(['PROFILE']);
});
