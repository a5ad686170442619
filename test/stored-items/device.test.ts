import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lostIn, reasonOf, told } from './compatibility.ts';
import { sitesOfStorage } from './device-storage.ts';
import { emptyDevice, provideDevice, type StoredDevice } from './fake-device.ts';
import { givenUpOnDevice } from './given-up.ts';
import { isRecording, recordDevice, recordedDevice } from './recording.ts';
import * as recorded from './recorded/readers.mjs';
import { pathsOf } from './value-paths.ts';
import * as today from './version-readers.ts';

/** Texts and numbers without a form that could change. */
const plainValues: Record<string, string> = {
  'web/src/features/quiz/rehearsal/rehearsal-first.tsx': 'a mark that something was shown',
  'web/src/features/quiz/rehearsal/probe-device.ts': 'nothing: its database is deleted again',
  'web/src/features/quiz/screen/character-keys.ts': '`on` or `off`; anything else is `on`',
  'web/src/lib/session/admin-flag.ts': 'the id of a person, only for the first look of a menu',
  'web/src/lib/session/forget-tokens.ts': 'tokens in the form of Amplify, for a day',
  'web/src/lib/session/sign-out.ts': 'a time, and a mark',
};

type Readers = Pick<typeof today, 'readDevice' | 'writeDevice'>;

async function on<T>(device: StoredDevice, work: () => Promise<T>): Promise<T> {
  const close = provideDevice(device);
  try {
    return await work();
  } finally {
    close();
  }
}

const readBy = ({ readDevice }: Readers, device: StoredDevice) => on(structuredClone(device), readDevice);

async function writtenBy({ writeDevice }: Readers): Promise<StoredDevice> {
  const device = emptyDevice();
  await on(device, writeDevice);
  return device;
}

/** The rows of the database by the names of their stores. */
const namedRowsOf = ({ stores }: StoredDevice) =>
  Object.fromEntries(Object.entries(stores).map(([name, { rows }]) => [`${name}Stored`, rows]));

const isNeeded = (path: string) => !(path in givenUpOnDevice);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 9, 1, 5, 30) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what the site stores on a device', () => {
  it('is read again by the site, in full', async () => {
    const device = await writtenBy(today);
    const { answers, switches, snapshot, edits, returnPlace, ...more } = await readBy(today, device);
    expect({ answers: answers.length, switches: switches.length, ...more }).toMatchObject({
      ...{ answers: 2, switches: 2, unsent: 2, attempts: [snapshot?.attemptId] },
      attempt: { unsent: 2, remaining: 0 },
      lastOnScreen: Date.now(),
    });
    expect(edits?.submission?.revision).toBe(1);
    expect(returnPlace?.state).toEqual({ cameFromSelection: true });
  });

  it('is written by files that the recording knows', () => {
    const sources = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    const writers = sources
      .map((name) => join('web/src', name))
      .filter((file) => /Storage\.setItem\(|\bstore\.(put|add)\(/.test(readFileSync(file, 'utf8')))
      .toSorted();
    const known = [...sitesOfStorage, ...Object.keys(plainValues)];
    const how = 'Write and read it in test/stored-items/device-storage.ts, or list it here as a plain value.';
    expect(writers.filter((file) => !known.includes(file)).map((file) => `${file} stores something. ${how}`)).toEqual(
      [],
    );
    expect(known.filter((file) => !writers.includes(file))).toEqual([]);
  });

  it.runIf(isRecording)('is recorded', async () => {
    const device = await writtenBy(today);
    recordDevice(device);
    expect(recordedDevice()).toEqual(device);
  });
});

describe.skipIf(isRecording)('two versions of the site on the same device', () => {
  it('today’s reads what the version before has stored, to the same value', async () => {
    const before = await readBy(recorded, recordedDevice());
    const problems = await readBy(today, recordedDevice()).then(
      (now) =>
        lostIn(before, now)
          .filter(isNeeded)
          .map((path) => `Today’s site does not read “${path}” as the version before has stored it.`),
      (cause: unknown) => [`Today’s site cannot read what the version before has stored: ${reasonOf(cause)}`],
    );
    expect(told(problems)).toEqual([]);
  });

  it('the version before reads what today’s has stored, and misses nothing in it', async () => {
    const pathsOn = async (device: StoredDevice) => {
      const read = pathsOf(await readBy(recorded, device));
      return new Set([...read, ...pathsOf(namedRowsOf(device))]);
    };
    const before = await pathsOn(recordedDevice());
    const problems = await pathsOn(await writtenBy(today)).then(
      (now) =>
        [...before]
          .filter((path) => !now.has(path) && isNeeded(path))
          .map(
            (path) => `The version before reads “${path}”, which today’s site stores no more, or under another name.`,
          ),
      (cause: unknown) => [`The version before cannot read what today’s site stores: ${reasonOf(cause)}`],
    );
    expect(told(problems)).toEqual([]);
  });
});
