import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lostIn, reasonOf, told } from './compatibility.ts';
import { onDevice, type StoredDevice } from './fake-device.ts';
import { givenUpOnDevice } from './given-up.ts';
import { isRecording, recordDevice, recordedDevice } from './recording.ts';
import * as recorded from './recorded/readers.mjs';
import { pathsOf } from './value-paths.ts';
import * as today from './version-readers.ts';

/** The files of the site that write to the device's storage in a form of their own: each is used in device-storage.ts. */
const withForm = [
  'features/question-bank/editing/edits/edit-storage.ts',
  'features/quiz/entry/last-on-screen.ts',
  'features/quiz/entry/snapshot-storage.ts',
  'lib/outbox/outbox-storage.ts',
  'lib/outbox/outbox-switches.ts',
  'lib/session/note-return.ts',
  // The same place in the same form, for a page that was asked for before the sign-in.
  'lib/session/wanted-page.ts',
];
/** Files that write texts and numbers without a form that could change. */
const withoutForm = [
  // Nothing: its database is deleted again.
  'features/quiz-selection/probe-device.ts',
  // `on` or `off`; anything else is `on`.
  'features/quiz/screen/character-keys.ts',
  // The id of a person, only for the first look of a menu.
  'lib/session/admin-flag.ts',
  // Tokens in the form of Amplify, for a day.
  'lib/session/forget-tokens.ts',
  // Whether it can store anything: removed again at once.
  'lib/session/sign-in-return.ts',
  // A time, and a mark.
  'lib/session/sign-out.ts',
];

type Readers = Pick<typeof today, 'readDevice' | 'writeDevice'>;

const readBy = ({ readDevice }: Readers, device: StoredDevice) => onDevice(structuredClone(device), readDevice);

async function writtenBy({ writeDevice }: Readers): Promise<StoredDevice> {
  const device: StoredDevice = { version: 0, stores: {}, local: {}, session: {} };
  await onDevice(device, writeDevice);
  return device;
}

/** Problems of a reading, or the reason why there is none. */
const problemsOf = <T>(reading: Promise<T>, find: (read: T) => string[], failed: string) =>
  reading.then(find, (cause: unknown) => [`${failed}: ${reasonOf(cause)}`]).then(told);

const isNeeded = (path: string) => !(path in givenUpOnDevice);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 9, 1, 5, 30) }));
afterEach(() => void vi.useRealTimers());

describe('the site’s storage on a device', () => {
  it('only known files of the site write to the device', () => {
    const writers = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .filter((name) =>
        /Storage\.set(Item)?\(|\bstore\.put\(|\bputRow\('/.test(readFileSync(join('web/src', name), 'utf8')),
      );
    expect(writers.toSorted()).toEqual([...withForm, ...withoutForm].toSorted());
  });

  it.runIf(isRecording)('records what today’s site stores', async () => {
    const device = await writtenBy(today);
    recordDevice(device);
    expect(recordedDevice()).toEqual(device);
  });
});

describe.skipIf(isRecording)('two versions of the site on one device', () => {
  it('today’s site reads what the earlier version stored, with the same values', async () => {
    const before = await readBy(recorded, recordedDevice());
    // Something of everything, or nothing could be lost.
    expect(Object.values(before)).not.toContain(undefined);
    const lost = (now: unknown) => lostIn(before, now).filter(isNeeded);
    const problems = problemsOf(
      readBy(today, recordedDevice()),
      (now) => lost(now).map((path) => `Today’s site does not read “${path}” as the version before has stored it.`),
      'Today’s site cannot read what the version before has stored',
    );
    expect(await problems).toEqual([]);
  });

  it('the earlier version finds all its fields in what today’s site stores', async () => {
    const pathsOn = async (device: StoredDevice) => {
      const rows = Object.entries(device.stores).map(([name, store]) => [`${name}Stored`, store.rows] as const);
      return pathsOf({ ...(await readBy(recorded, device)), ...Object.fromEntries(rows) });
    };
    const before = [...(await pathsOn(recordedDevice()))].filter(isNeeded);
    const how = 'which today’s site stores no more, or under another name.';
    const problems = problemsOf(
      pathsOn(await writtenBy(today)),
      (now) => before.filter((path) => !now.has(path)).map((path) => `The version before reads “${path}”, ${how}`),
      'The version before cannot read what today’s site stores',
    );
    expect(await problems).toEqual([]);
  });
});
