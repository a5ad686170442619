import { beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '#functions/adapters/sheet/read-sheet.ts';
import { readingLeaseMs } from '#functions/domain/uploads/upload.ts';
import { getUpload, listUploads } from '#functions/usecases/uploads/uploads.ts';
import { decideUpload } from '#functions/usecases/uploads/decide-upload.ts';
import { publishBank } from '#functions/usecases/banks/publish-bank.ts';
import { another, makeEngine, type Engine } from '#test/support/engine/make-engine.ts';
import { makeCsv, makeDrafts, makeXlsx, sheetOf } from '#test/support/sheets/make-sheet.ts';
import { uploadTo } from '#test/support/sheets/upload-to.ts';
import type { Run } from '#functions/adapters/dynamo/uploads/upload-item.ts';
import type { ReadSheet } from '#functions/usecases/ports/services.ts';
import * as words from '#functions/domain/words/uploads/uploads.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 6 });
});

const three = makeXlsx(sheetOf(makeDrafts(3)));

/** Reads, but only when it is let; says when it has begun. */
function gated() {
  let open = () => {};
  let begun = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const read: ReadSheet = async (bytes, name, onRows) => {
    begun();
    await gate;
    return readSheet(bytes, name, onRows);
  };
  return { read, hasBegun, open: () => open() };
}

async function publish(uploadId: string, quiz = 77) {
  const details = { name: 'Q', description: '', price: 1 };
  const { staging = '' } = (await engine.ports.uploads.find(uploadId)) ?? {};
  const revision = (await engine.ports.quizzes.find(quiz))?.revision;
  const seen = { revision, replacesActiveQuizId: 1 };
  return publishBank(engine.ports, { quizId: quiz, uploadId, staging, details, by: 'admin', ...seen });
}

describe('an S3 event', () => {
  it('changes nothing when delivered twice, even after a mapping', async () => {
    const { uploadId, arrive, state } = await uploadTo(engine, three);
    const staged = await state();
    await arrive();
    expect(await state()).toEqual(staged);
    await decideUpload(engine.ports, { uploadId, choices: { columns: { B: 'unused' } }, remember: false });
    const mapped = await state();
    expect(mapped?.staging).not.toBe(staged?.staging);
    await arrive();
    expect(await state()).toEqual(mapped);
  });

  it('is read again when redelivered after a failed import', async () => {
    const { arrive, state } = await uploadTo(engine, three, 'bank.xlsx', { waits: true });
    const broken: ReadSheet = async () => {
      throw new Error('The line is dead.');
    };
    await expect(arrive(engine, broken)).rejects.toThrow('dead');
    expect(await state()).toMatchObject({ status: 'reading' });
    engine.clock.advance(1);
    await arrive();
    expect(await state()).toMatchObject({ status: 'staged' });
  });

  it('is read again once the lease of a dead import is over', async () => {
    const dead = gated();
    const { arrive, state } = await uploadTo(engine, three, 'bank.xlsx', { waits: true });
    const never = arrive(another(engine), dead.read);
    await dead.hasBegun;
    await arrive();
    expect(await state()).toMatchObject({ status: 'reading' });
    engine.clock.advance(readingLeaseMs + 1_000);
    await arrive();
    expect(await state()).toMatchObject({ status: 'staged', questionCount: 3 });
    const staged = await state();
    dead.open();
    await never;
    expect(await state()).toEqual(staged);
  });

  it('replaces the run of an earlier receive of the same event', async () => {
    const dead = gated();
    const { arrive, state } = await uploadTo(engine, three, 'bank.xlsx', { waits: true });
    const never = arrive(another(engine), dead.read);
    await dead.hasBegun;
    await arrive(engine, readSheet, { receive: 2 });
    const staged = await state();
    expect(staged).toMatchObject({ status: 'staged', questionCount: 3 });
    dead.open();
    await never;
    expect(await state()).toEqual(staged);
  });

  it('gives up at its last receive: refuses the file and fails loudly', async () => {
    const { uploadId, arrive, state } = await uploadTo(engine, three, 'bank.xlsx', { waits: true });
    const dead = gated();
    const never = arrive(another(engine), dead.read);
    await dead.hasBegun;
    let reads = 0;
    const counted: ReadSheet = (...given) => ((reads += 1), readSheet(...given));
    const last = { receive: 4, isLast: true };
    await expect(arrive(engine, counted, last)).rejects.toMatchObject({ name: 'ImportGivenUp' });
    expect(reads).toBe(0);
    expect(await state()).toMatchObject({ status: 'refused', problem: words.neverRead });
    await arrive(engine, counted, last);
    dead.open();
    await never;
    expect(await getUpload(engine.ports, uploadId)).toMatchObject({ status: 'refused', problem: words.neverRead });
  });

  it('changes nothing of a published or cancelled upload', async () => {
    const published = await uploadTo(engine, three);
    await publish(published.uploadId);
    const before = await published.state();
    expect(before).toMatchObject({ status: 'published' });
    await published.arrive();
    expect(await published.state()).toEqual(before);

    const cancelled = await uploadTo(engine, three);
    await engine.ports.uploads.cancel(cancelled.uploadId);
    await cancelled.arrive();
    expect(await cancelled.state()).toMatchObject({ status: 'cancelled' });
  });
});

describe('the progress of an import', () => {
  it('is stored by time, not by row', async () => {
    const { arrive } = await uploadTo(engine, three, 'bank.xlsx', { waits: true });
    const from = another(engine);
    const written: number[] = [];
    const uploads = {
      ...from.ports.uploads,
      noteRows: async (run: Run, rows: number) => (written.push(rows), engine.ports.uploads.noteRows(run, rows)),
    };
    const read: ReadSheet = async (bytes, name, onRows) => {
      for (let step = 0; step < 300_000; step++) {
        if (step % 100_000 === 0) engine.clock.advance(1_000);
        await onRows?.(step);
      }
      return readSheet(bytes, name);
    };
    await arrive({ ...from, ports: { ...from.ports, uploads } }, read);
    expect(written).toEqual([0, 100_000, 200_000, 4]);
  });
});

describe('an upload without news', () => {
  const hour = 60 * 60 * 1000;

  it('is shown as refused after an hour, and as staged if read after all', async () => {
    const { uploadId, arrive } = await uploadTo(engine, three, 'bank.xlsx', { waits: true });
    const told = async () => {
      const { uploads } = await listUploads(engine.ports, undefined);
      const { status, problem = '' } = await getUpload(engine.ports, uploadId);
      expect(uploads.find((one) => one.uploadId === uploadId)).toMatchObject({ status });
      return { status, problem };
    };
    engine.clock.advance(hour);
    expect(await told()).toEqual({ status: 'waiting', problem: '' });
    engine.clock.advance(1);
    expect(await told()).toMatchObject({
      status: 'refused',
      problem: words.notArrived,
    });

    const dead = gated();
    const never = arrive(another(engine), dead.read);
    await dead.hasBegun;
    engine.clock.advance(hour);
    expect(await told()).toEqual({ status: 'reading', problem: '' });
    engine.clock.advance(1);
    expect(await told()).toMatchObject({ status: 'refused', problem: words.interrupted });
    dead.open();
    await never;
    expect(await told()).toMatchObject({ status: 'staged' });
  });
});

describe('cancelling an upload', () => {
  it('stops a running import, which counts no more rows and stages nothing', async () => {
    const many = makeCsv(sheetOf(makeDrafts(3_000)));
    const { uploadId, arrive, state } = await uploadTo(engine, many, 'bank.csv', { waits: true });
    const told: number[] = [];
    const read: ReadSheet = (bytes, name, onRows) =>
      readSheet(bytes, name, async (rows) => {
        told.push(rows);
        engine.clock.advance(1_000);
        if (rows === 2_000) await engine.ports.uploads.cancel(uploadId);
        await onRows?.(rows);
      });
    await arrive(another(engine), read);
    expect(told).toEqual([1_000, 2_000]);
    expect(await state()).toMatchObject({ status: 'cancelled', rowsRead: 1_000, questionCount: 0 });
  });

  it('is final, idempotent, and refused for a published upload', async () => {
    const { uploadId, state } = await uploadTo(engine, three);
    await engine.ports.uploads.cancel(uploadId);
    await engine.ports.uploads.cancel(uploadId);
    expect(await state()).toMatchObject({ status: 'cancelled' });
    await expect(publish(uploadId)).rejects.toMatchObject({
      code: 'upload-not-ready',
      message: 'This upload was cancelled.',
    });
    const mapping = { uploadId, choices: { columns: {} }, remember: false };
    await expect(decideUpload(engine.ports, mapping)).rejects.toMatchObject({ code: 'upload-not-ready' });

    const other = await uploadTo(engine, three);
    await publish(other.uploadId);
    await expect(engine.ports.uploads.cancel(other.uploadId)).rejects.toMatchObject({ code: 'upload-published' });
    await expect(engine.ports.uploads.cancel('01J00000000000000000000000')).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
