import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { indiaDay } from '#functions/domain/calendar/india-days.ts';
import { exportLeaseMs } from '#functions/domain/admin/export-order.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { getExportFile, listExports, startExport } from '#functions/usecases/admin/exports/order-export.ts';
import { signDownload } from '#functions/adapters/s3/export-files.ts';
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
import { aNumber } from '#test/support/matchers.ts';
import type { ExportFiles } from '#functions/usecases/ports/services.ts';
import * as words from '#functions/domain/words/exports.ts';

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
  if (kind !== 'workbook') return [readCsvRows(file).map((row) => String(row['Attempt']))];
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

describe('an export', () => {
  it.each(kinds)('has every attempt once, and notes how far it has come (%s)', async (kind) => {
    const noted: object[] = [];
    const update: typeof bench.store.update = (run, set) => (noted.push({ ...set }), bench.store.update(run, set));
    const { stored, file } = await bench.write({ kind }, { exports: { ...bench.store, update } });
    expect(noted[0]).toMatchObject({ attempts: 100, reachedAt: aNumber });
    expectWhole(kind, file);
    expect(stored).toMatchObject({ status: 'ready', attempts: total });
  });

  it.each(['before', 'after'])(
    'is one complete file after a retry if its worker is killed %s writing it',
    async (when) => {
      const { exportId } = await bench.order({ kind: 'workbook' });
      const id = { by: 'admin', exportId };
      const kill = () => Promise.reject(new Error('Killed'));
      const write: ExportFiles['write'] = async (...given) => {
        if (when === 'after') await bucket.files.write(...given);
        return kill();
      };
      // From its death on, a worker does nothing in the table either.
      const dying = { files: { ...bucket.files, write }, exports: { ...bench.store, update: kill } };
      await expect(bench.receive(id, { ports: dying })).rejects.toThrow('Killed');
      engine.clock.advance(exportLeaseMs + 1);
      await bench.receive(id);
      // Of an attempt, two answers and a row of scores.
      expect(await bench.find(id)).toMatchObject({ status: 'ready', attempts: total, rows: 3 * total });
      expectWhole('workbook', await bench.fileOf(id));
    },
  );

  it('is given back by a run that breaks off, and counts no row twice after a retry', async () => {
    const { exportId } = await bench.order({ kind: 'responses' });
    const id = { by: 'admin', exportId };
    const write: ExportFiles['write'] = async (_key, _kind, bytes) => {
      for await (const _ of bytes) throw new Error('S3 is down');
    };
    await expect(bench.receive(id, { ports: { files: { ...bucket.files, write } } })).rejects.toThrow('S3 is down');
    expect(await bench.find(id)).toMatchObject({ status: 'waiting' });
    await bench.receive(id);
    expect(await bench.find(id)).toMatchObject({ status: 'ready', attempts: total, rows: 2 * total });
  });

  it('is written by one of two workers that got the same message', async () => {
    const { exportId } = await bench.order({ kind: 'responses' });
    const id = { by: 'admin', exportId };
    const begun: string[] = [];
    const write: ExportFiles['write'] = async (key, kind, bytes) => {
      begun.push(key);
      return bucket.files.write(key, kind, bytes);
    };
    const ports = { files: { ...bucket.files, write } };
    await Promise.all([bench.receive(id, { ports }), bench.receive(id, { ports })]);
    await bench.receive(id, { ports });
    expect(begun).toHaveLength(1);
    expectWhole('responses', await bench.fileOf(id));
  });

  it('is written by a second worker once the lease of a hanging one is over', async () => {
    const { exportId } = await bench.order({ kind: 'responses' });
    const id = { by: 'admin', exportId };
    const run = { ...id, runId: 'first' };
    await bench.store.claim(run, engine.clock());
    await bench.store.update(run, { attempts: 1, rows: 1 });
    await bench.receive(id);
    expect(await bench.find(id)).toMatchObject({ status: 'writing', attempts: 1 });
    const ports = { ...bench.ports, signExport: async (key: string) => key };
    await expect(getExportFile(ports, id)).rejects.toMatchObject({ code: 'not-found' });
    engine.clock.advance(exportLeaseMs + 1);
    await bench.receive(id);
    await bench.store.update(run, { status: 'failed', problem: 'late' });
    expect(await bench.find(id)).toMatchObject({ status: 'ready', attempts: total });
  });

  it('is marked as failed after the last try, and is not written again', async () => {
    const { exportId } = await bench.order({ kind: 'scores' });
    const id = { by: 'admin', exportId };
    await expect(bench.receive(id, { isLast: true })).rejects.toThrow('broke off each time');
    const failed = { status: 'failed', problem: words.interrupted };
    expect(await bench.find(id)).toMatchObject(failed);
    await bench.receive(id);
    expect(await bench.find(id)).toMatchObject(failed);
  });

  it('fails at once if a sheet would get too many rows, and says what to do', async () => {
    const add = () => refuse('file-refused', 'Choose fewer days, or CSV.');
    const openFile = () => ({ add, end: () => new Uint8Array() });
    const { stored, file } = await bench.write({ kind: 'workbook' }, { openFile });
    expect(stored).toMatchObject({ status: 'failed', problem: 'Choose fewer days, or CSV.' });
    expect(file).toBeUndefined();
  });

  it('fails after 13 minutes, before its worker is ended, and says what to do', async () => {
    const read: typeof bench.ports.records.read = async (wanted) => {
      engine.clock.advance(7 * 60_000);
      return bench.ports.records.read(wanted);
    };
    const { stored, file } = await bench.write({ kind: 'scores' }, { records: { ...bench.ports.records, read } });
    expect(stored).toMatchObject({ status: 'failed', problem: words.tookTooLong });
    expect(file).toBeUndefined();
  });

  it('is refused when ordered if it has more attempts than a file takes, with the days that fit', async () => {
    const day = (text: string) => Date.parse(`${text}T12:00+05:30`);
    const by = 'greedy-admin';
    const asked: number[] = [];
    const order = (until: string) => {
      const listEnded: typeof bench.ports.records.listEnded = async ({ limit }) => {
        asked.push(limit);
        const ended = { userId: 'a', ref: { quizId: 1, version: 1, ulid: '' }, endedAt: day('2026-03-05') };
        return Array.from({ length: limit }, () => ended);
      };
      const ports = { ...bench.ports, records: { ...bench.ports.records, listEnded } };
      return startExport(ports, { kind: 'scores', from: 0, until: day(until), reason: 'Yearly study.', by });
    };
    const many = words.tooMany(265_000);
    await expect(order('2026-03-30')).rejects.toMatchObject({
      code: 'file-refused',
      message: `${many} ${words.daysThatFit('6 Mar 2026', '30 Mar 2026')}`,
    });
    await expect(order('2026-03-05')).rejects.toThrow(`${many} ${words.fewerDays}`);
    expect(asked).toEqual([265_001, 265_001]);
    expect((await listExports(bench.ports, by)).exports).toEqual([]);
  });

  it('can be downloaded by its own admin only, for a day', async () => {
    const { id } = await bench.write({ kind: 'scores', until: engine.clock() });
    const ports = { ...bench.ports, signExport: signDownload(bucket.client, bucket.bucket) };
    const { url, expiresAt } = await getExportFile(ports, id);
    // Whoever has the link has the file, so it is short-lived.
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('60');
    expect(expiresAt).toBe(engine.clock() + 60_000);
    const file = await fetch(url);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="truein-scores-1970-01-01-to-${indiaDay(engine.clock())}.csv"`,
    );
    expect(file.headers.get('content-type')).toBe('text/csv;charset=utf-8');
    expectWhole('scores', Buffer.from(await file.arrayBuffer()));
    const Key = keys.export('admin', id.exportId);
    const { Item } = await engine.table.db.send(new GetCommand({ TableName: engine.table.name, Key }));
    expect(Item?.['ttl']).toBe(Math.floor(engine.clock() / 1000) + 24 * 60 * 60);
    const gone = { code: 'not-found' };
    await expect(getExportFile(ports, { ...id, by: 'other' })).rejects.toMatchObject(gone);
    const later = () => engine.clock() + 24 * 60 * 60_000 + 1;
    await expect(getExportFile({ ...ports, clock: later }, id)).rejects.toMatchObject(gone);
    expect((await listExports({ ...ports, clock: later }, 'admin')).exports).toEqual([]);
    expect((await listExports(ports, 'other')).exports).toEqual([]);
  });

  it('is not begun any more once its file could not be downloaded', async () => {
    const { exportId } = await bench.order({ kind: 'scores' });
    const late = engine.clock() + 24 * 60 * 60_000 + 1;
    expect(await bench.store.claim({ by: 'admin', exportId, runId: 'late' }, late)).toBeUndefined();
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
