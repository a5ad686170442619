import { beforeAll, describe, expect, it, vi } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { attemptRows } from '#test/functions/faults/rows/attempt-rows.ts';
import { bankRows } from '#test/functions/faults/rows/bank-rows.ts';
import { couponRows } from '#test/functions/faults/rows/coupon-rows.ts';
import { otherRows } from '#test/functions/faults/rows/other-rows.ts';
import { reportRows } from '#test/functions/faults/rows/report-rows.ts';
import { startFaultWorld } from '#test/support/fault-table/fault-world.ts';
import { bundleReaders } from './bundle-readers.ts';
import { collectItems, type Stored } from './collect-items.ts';
import { lostIn, problemsOfReaders, problemsOfWriters, reasonOf, told } from './compatibility.ts';
import { givenUp } from './given-up.ts';
import { rareRows } from './rare-rows.ts';
import {
  isRecording,
  recordedItems,
  recordedMessages,
  recordItems,
  recordMessages,
  recordReaders,
} from './recording.ts';
import * as recorded from './recorded/readers.mjs';
import * as today from './version-readers.ts';

vi.mock('ulid', async (original) =>
  (await import('./stable-ids.ts')).stableUlids(await original<typeof import('ulid')>()),
);
vi.mock('node:crypto', async (original) => (await import('./stable-ids.ts')).stableCrypto(await original<object>()));
vi.mock('#functions/runtime/digest.ts', async (load) => ({ ...(await load<object>()), newSeed: () => 'AAAAAAAA' }));
vi.mock('#functions/runtime/metrics.ts', () => ({ emitMetrics: () => undefined }));
// Neither stores anything, and both take long.
vi.mock('#functions/adapters/pdf/render-report.ts', () => ({
  engine: 'test 1',
  renderReport: async () => Buffer.from('%PDF'),
}));
vi.mock('#functions/adapters/sheet/sheet-reader.ts', async () => {
  const { readSheet } = await import('#functions/adapters/sheet/read-sheet.ts');
  return { sheetReader: () => readSheet };
});

const kindIn = (field: string) => field.slice(0, field.indexOf('.'));
const pathIn = (field: string) => field.slice(field.indexOf('.') + 1);

const rows = [...attemptRows, ...bankRows, ...couponRows, ...otherRows, ...reportRows, ...rareRows];
const timeLimitMs = 300_000;

let stored: Stored;
beforeAll(async () => {
  const world = await startFaultWorld(Date.UTC(2026, 9, 1, 5, 30));
  try {
    stored = await collectItems(world, rows);
  } finally {
    await world.close();
  }
}, timeLimitMs);

describe('items stored by all commands and workers', () => {
  it('every command and worker runs without a failure', () => {
    expect(stored.failed).toEqual([]);
    expect(stored.items.length).toBeGreaterThan(500);
  });

  it('every item has a kind with a reader in stored-kinds.ts', () => {
    const without = stored.items.filter((item) => today.kindOf(item) === undefined);
    const how =
      'Add a row to test/stored-items/stored-kinds.ts with the readers of the adapters, and see that the version before ignores such items.';
    expect(without.map(({ pk, sk }) => `No kind has items like ${String(pk)} / ${String(sk)}. ${how}`)).toEqual([]);
  });

  it('some command stores each kind, and each kind of key has a reader', () => {
    const kinds = Object.keys(today.storedKinds);
    const written = new Set(stored.items.map(today.kindOf));
    const how = 'Write one in test/stored-items/rare-rows.ts.';
    expect(kinds.filter((kind) => !written.has(kind)).map((kind) => `No command stores ${kind}. ${how}`)).toEqual([]);
    const withReaders = new Set<string>(Object.values(today.storedKinds).map(({ of }) => of));
    expect(Object.keys(keys).filter((name) => !withReaders.has(name) && name !== 'resultOf')).toEqual([]);
  });

  it('today’s readers read every item', () => {
    expect(told(problemsOfReaders(today, today, stored.items))).toEqual([]);
  });

  it('no object in the buckets is JSON, for which there would be no reader', () => {
    expect(stored.objects.length).toBeGreaterThan(5);
    expect(
      stored.objects.filter(({ content }) => /^\s*[[{"]/.test(content.toString('latin1'))).map(({ key }) => key),
    ).toEqual([]);
  });

  it.runIf(isRecording)('records items, messages and readers', async () => {
    recordItems(stored.items);
    recordMessages(stored.messages);
    recordReaders(await bundleReaders());
    expect(recordedItems().length).toBeGreaterThan(50);
  });
});

describe.skipIf(isRecording)('two versions with the same table', () => {
  it('today’s readers read each item of the earlier version, with the same values', () => {
    expect(told(problemsOfReaders(today, recorded, recordedItems(), givenUp))).toEqual([]);
  });

  it('the earlier version’s readers find all their fields in the items that today’s code writes', () => {
    expect(
      told(problemsOfWriters(today, recorded, { written: stored.items, known: recordedItems() }, givenUp)),
    ).toEqual([]);
  });

  it('given-up.ts has no stale row', () => {
    const needless = (problems: string[]) =>
      Object.keys(givenUp).filter((field) => problems.every((each) => !isAbout(field, each)));
    const isAbout = (field: string, problem: string) =>
      problem.startsWith(`${kindIn(field)}: `) && problem.includes(`“${pathIn(field)}”`);
    const found = [
      ...problemsOfReaders(today, recorded, recordedItems()),
      ...problemsOfWriters(today, recorded, { written: stored.items, known: recordedItems() }),
    ];
    expect(needless(found).map((field) => `${field}: its row in given-up.ts is stale.`)).toEqual([]);
  });

  it('both versions read all messages alike', () => {
    const read = ({ messageKinds }: Pick<typeof today, 'messageKinds'>, kind: string, text: string) => {
      try {
        return messageKinds[kind]?.(text);
      } catch (cause) {
        return { problem: reasonOf(cause) };
      }
    };
    const messages = [...recordedMessages(), ...stored.messages];
    expect(new Set(messages.map(({ kind }) => kind))).toEqual(new Set(Object.keys(today.messageKinds)));
    const problems = messages.flatMap(({ kind, text }) => {
      const [before, now] = [read(recorded, kind, text), read(today, kind, text)];
      return lostIn(before, now, kind).map((path) => `${path}: the two versions read it otherwise.`);
    });
    expect(told(problems)).toEqual([]);
  });
});
