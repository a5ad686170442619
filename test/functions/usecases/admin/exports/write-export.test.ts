import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { exportBrokenOff, exportLeaseMs, exportRunMs } from '#functions/domain/admin/export-order.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { getExportFile } from '#functions/usecases/admin/exports/get-export-file.ts';
import { listExports } from '#functions/usecases/admin/exports/list-exports.ts';
import { startExport } from '#functions/usecases/admin/exports/start-export.ts';
import type { ExportFiles } from '#functions/usecases/ports/exports.ts';
import { signDownload } from '#functions/adapters/s3/sign-download.ts';
import {
  exportBench,
  openExportsBucket,
  type ExportBench,
  type ExportsBucket,
} from '#test/support/exports/export-bench.ts';
import { readCsvRows } from '#test/support/exports/read-csv-rows.ts';
import { endedAttempt } from '#test/support/make-account.ts';
import { auditOf } from '#test/support/make-admin.ts';
import { makeEngine, type Engine } from '#test/support/engine/make-engine.ts';

const total = 110;
let engine: Engine;
let bucket: ExportsBucket;
let bench: ExportBench;
let ids: Set<string>;
beforeAll(async () => {
  [engine, bucket] = await Promise.all([makeEngine({ questions: 3 }), openExportsBucket()]);
  bench = exportBench(engine, bucket);
  ids = new Set();
  for (let count = 0; count < total; count++) {
    ids.add((await endedAttempt(engine)).attemptId);
    engine.clock.advance(1000);
  }
}, 120_000);
afterAll(() => bucket.close());

const kinds = ['responses', 'scores', 'workbook'] as const;
type Kind = (typeof kinds)[number];

/** The attempts of a file, in its order: of scores one row each, of answers two. */
function attemptsIn(kind: Kind, file: Buffer | undefined): string[][] {
  if (kind !== 'workbook') return [readCsvRows(file).map((row) => String(row['attempt_id']))];
  const { Sheets, SheetNames } = read(file);
  return SheetNames.map((name) =>
    utils.sheet_to_json<Record<string, string>>(Sheets[name] ?? {}).map((row) => String(row['Attempt'])),
  );
}

function expectWhole(kind: Kind, file: Buffer | undefined): void {
  const rowsPerAttempt = { responses: [2], scores: [1], workbook: [1, 2] }[kind];
  for (const [place, found] of attemptsIn(kind, file).entries()) {
    expect(found).toHaveLength(total * (rowsPerAttempt[place] ?? 0));
    expect(new Set(found)).toEqual(ids);
  }
}

/** Time goes by with each page, so that a run ends after each of them. */
const slow = () => ({
  records: {
    ...bench.ports.records,
    pageEnded: async (...asked: Parameters<typeof bench.ports.records.pageEnded>) => {
      engine.clock.advance(exportRunMs + 1);
      return bench.ports.records.pageEnded(...asked);
    },
  },
});

class Killed extends Error {}

describe('an export', () => {
  it.each(kinds)('has the same content after several runs as after one (%s)', async (kind) => {
    const until = engine.clock();
    const whole = await bench.write({ kind, until });
    const pieces = await bench.write({ kind, until }, slow());
    expect(whole.runs).toBe(1);
    expect(pieces.runs).toBeGreaterThan(2);
    expectWhole(kind, whole.file);
    expect(attemptsIn(kind, pieces.file)).toEqual(attemptsIn(kind, whole.file));
    expect(pieces.stored).toMatchObject({ status: 'ready', attempts: total });
    expect(pieces.stored?.checkpoint).toBeUndefined();
    if (kind !== 'workbook') expect(pieces.file?.equals(whole.file ?? Buffer.alloc(0))).toBe(true);
  });

  const steps: (keyof ExportFiles)[] = ['order', 'beginUpload', 'uploadPart', 'completeUpload', 'keepTail', 'readTail'];
  const cases = steps.flatMap((step) => (['before', 'after'] as const).map((when) => ({ step, when })));
  it.each(cases)('is one complete file after a retry if its worker is killed $when $step', async ({ step, when }) => {
    const { exportId } = await bench.order({ kind: 'workbook', until: engine.clock() });
    const id = { by: 'admin', exportId };
    let isDead = false;
    /** From its death on, a worker does nothing: neither to the bucket nor to the table. */
    const mortal = <T extends object>(port: T, fatal?: PropertyKey): T =>
      new Proxy(port, {
        get:
          (target, name) =>
          async (...given: unknown[]) => {
            const call = Reflect.get(target, name) as (...all: unknown[]) => unknown;
            if (name === fatal && when === 'before') isDead = true;
            if (isDead) throw new Killed();
            const done = await call.apply(target, given);
            if (name === fatal) isDead = true;
            if (isDead) throw new Killed();
            return done;
          },
      });
    bucket.orders.length = 0;
    const world = { ...slow(), files: mortal(bucket.files, step), exports: mortal(bench.store) };
    // As the queue does: the message comes back after the lease, and others were sent by runs that ended.
    for (let run = 0; run < 12 && !isDead; run++) await bench.receive(id, { ports: world }).catch(() => undefined);
    expect(isDead).toBe(true);
    engine.clock.advance(exportLeaseMs + 1);
    await bench.receive(id);
    await bench.deliverAll();
    // Of an attempt, two answers and a row of scores.
    expect(await bench.find(id)).toMatchObject({ status: 'ready', attempts: total, rows: 3 * total });
    expectWhole('workbook', await bench.fileOf(id));
  });

  it('counts rows beyond the last checkpoint once after a retry', async () => {
    const { exportId } = await bench.order({ kind: 'responses', until: engine.clock() });
    const id = { by: 'admin', exportId };
    const uploadPart = async () => Promise.reject(new Error('S3 is down'));
    await expect(bench.receive(id, { ports: { files: { ...bucket.files, uploadPart } } })).rejects.toThrow();
    expect((await bench.find(id))?.rows).toBeGreaterThan(0);
    await bench.receive(id);
    expect(await bench.find(id)).toMatchObject({ status: 'ready', attempts: total, rows: 2 * total });
    bucket.orders.length = 0;
  });

  it('is written by one of two workers that got the same message', async () => {
    const { exportId } = await bench.order({ kind: 'responses', until: engine.clock() });
    const id = { by: 'admin', exportId };
    const begun: string[] = [];
    const beginUpload: ExportFiles['beginUpload'] = async (key, kind) => {
      begun.push(key);
      return bucket.files.beginUpload(key, kind);
    };
    const ports = { files: { ...bucket.files, beginUpload } };
    await Promise.all([bench.receive(id, { ports }), bench.receive(id, { ports })]);
    await bench.receive(id, { ports });
    expect(begun).toHaveLength(1);
    expectWhole('responses', await bench.fileOf(id));
    bucket.orders.length = 0;
  });

  it('is written by a second worker once the lease of a hanging one is over', async () => {
    const { exportId } = await bench.order({ kind: 'responses', until: engine.clock() });
    const id = { by: 'admin', exportId };
    const run = { ...id, runId: 'first' };
    const now = engine.clock();
    await bench.store.begin(run, { now, until: now + exportLeaseMs, messageAt: now });
    await bench.receive(id);
    expect(await bench.find(id)).toMatchObject({ status: 'writing', attempts: 0 });
    engine.clock.advance(exportLeaseMs + 1);
    await bench.receive(id);
    expect(await bench.store.fail(run, 'late', engine.clock())).toBe(false);
    expect(await bench.store.note(run, { attempts: 1, rows: 1 })).toBe(false);
    expect(await bench.find(id)).toMatchObject({ status: 'ready', attempts: total });
    bucket.orders.length = 0;
  });

  it('fails after the last try, and is written when its message is redriven', async () => {
    const { exportId } = await bench.order({ kind: 'scores', until: engine.clock() });
    const id = { by: 'admin', exportId };
    const sent = engine.clock();
    const broken = { batches: bench.ports.batches, openFile: () => refuse('busy', 'Not now.') };
    await expect(bench.receive(id, { ports: broken })).rejects.toThrow('Not now.');
    expect(await bench.find(id)).toMatchObject({ status: 'writing' });
    await expect(bench.receive(id, { isLast: true })).rejects.toThrow('broke off each time');
    expect(await bench.find(id)).toMatchObject({ status: 'failed', problem: exportBrokenOff });
    await bench.receive(id, { messageAt: sent });
    expect(await bench.find(id)).toMatchObject({ status: 'failed' });
    engine.clock.advance(1);
    await bench.receive(id);
    expect(await bench.find(id)).toMatchObject({ status: 'ready' });
    expectWhole('scores', await bench.fileOf(id));
    bucket.orders.length = 0;
  });

  it('fails at once if a sheet would get too many rows, and says what to do', async () => {
    const openFile: typeof bench.ports.openFile = (kind, state) => ({
      ...bench.ports.openFile(kind, state),
      addRows: async () => refuse('file-refused', 'Choose fewer days, or CSV.'),
    });
    const { stored, file } = await bench.write({ kind: 'workbook', until: engine.clock() }, { openFile });
    expect(stored).toMatchObject({ status: 'failed', problem: 'Choose fewer days, or CSV.' });
    expect(file).toBeUndefined();
  });

  it('is ordered once again when its admin opens the list and its message was lost', async () => {
    const by = 'waiting-admin';
    const { exportId } = await bench.order({ kind: 'scores', until: engine.clock(), by });
    const statusOf = async () => (await listExports(bench.ports, by)).exports[0]?.status;
    bucket.orders.length = 0;
    expect(await statusOf()).toBe('waiting');
    expect(bucket.orders).toEqual([]);
    engine.clock.advance(31_000);
    await Promise.all([statusOf(), statusOf()]);
    expect(bucket.orders).toEqual([{ by, exportId }]);
    await bench.deliverAll();
    expect(await statusOf()).toBe('ready');
    engine.clock.advance(31_000);
    await statusOf();
    expect(bucket.orders).toEqual([]);
  });

  it('can be downloaded by its own admin only, for a day', async () => {
    const { id } = await bench.write({ kind: 'scores', until: engine.clock() });
    const ports = { ...bench.ports, signExport: signDownload(bucket.client, bucket.bucket) };
    const { url, expiresAt } = await getExportFile(ports, id);
    // Whoever has the link has the file, so it is short-lived.
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('60');
    expect(expiresAt).toBe(engine.clock() + 60_000);
    const file = await fetch(url);
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="truein-scores-[\d-]+-to-[\d-]+\.csv"$/,
    );
    expect(file.headers.get('content-type')).toBe('text/csv;charset=utf-8');
    expectWhole('scores', Buffer.from(await file.arrayBuffer()));
    const gone = { code: 'not-found' };
    await expect(getExportFile(ports, { ...id, by: 'other' })).rejects.toMatchObject(gone);
    const later = () => engine.clock() + 24 * 60 * 60_000 + 1;
    await expect(getExportFile({ ...ports, clock: later }, id)).rejects.toMatchObject(gone);
    expect((await listExports({ ...ports, clock: later }, 'admin')).exports).toEqual([]);
    expect((await listExports(ports, 'other')).exports).toEqual([]);
    const run = { ...id, runId: 'late' };
    const late = { now: later(), until: later() + 1, messageAt: later() };
    expect(await bench.store.begin(run, late)).toBeUndefined();
  });

  it('is in the audit with its range and reason before a worker is ordered', async () => {
    const failing = { ...bench.ports, files: { order: async () => Promise.reject(new Error('S3 is down')) } };
    const asked = { kind: 'responses', from: 5, until: 9, batch: 'abc123', reason: 'Yearly.', by: 'auditor' } as const;
    await expect(startExport(failing, asked)).rejects.toThrow('S3 is down');
    const entries = (await auditOf(engine, 'data-exported')).filter(({ by }) => by === 'auditor');
    expect(entries).toMatchObject([
      { object: 'responses', reason: 'Yearly.', after: { from: 5, until: 9, batch: 'abc123' } },
    ]);
  });

  // The last one here, as it adds an attempt.
  it('has only attempts that had ended when ordered, even if its range reaches into the future', async () => {
    const { exportId } = await bench.order({ kind: 'workbook', until: engine.clock() + 86_400_000 });
    const id = { by: 'admin', exportId };
    engine.clock.advance(1000);
    await endedAttempt(engine);
    await bench.receive(id);
    expect(await bench.find(id)).toMatchObject({ status: 'ready', attempts: total, rows: 3 * total });
    expectWhole('workbook', await bench.fileOf(id));
  });
});
