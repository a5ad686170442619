import { isDeepStrictEqual } from 'node:util';
import type { Item } from '#functions/adapters/dynamo/item-reader.ts';
import { pathsOf, stepTo } from './value-paths.ts';
import type * as versionReaders from './version-readers.ts';

export type Version = Pick<typeof versionReaders, 'kindOf' | 'storedKinds'>;

export const rule =
  'Stored data changes in two releases: first readers that know both forms, then writers (docs/decisions/0063-stored-data-changes-in-two-releases.md).';

/** Problems in the order in which they were found, each once, followed by what to do. */
export function told(problems: Iterable<string>): string[] {
  const each = [...new Set(problems)];
  return each.length > 0 ? [...each, rule] : [];
}

/** What an error says, without the key of the item: it is the same for all items of the kind. */
export const reasonOf = (cause: unknown) =>
  String(cause instanceof Error ? cause.message : cause).replace(
    /^The item \S+ \/ .+ has no valid (.+)\.$/,
    '“$1” is missing or has a value that it does not know',
  );

/** What today's readers do not read of stored items as the recorded ones did. `givenUp`: fields that they need not read. */
export function problemsOfReaders(
  today: Version,
  recorded: Version,
  items: readonly Item[],
  givenUp: Readonly<Record<string, string>> = {},
): string[] {
  return items.flatMap((item) => {
    const before = recorded.kindOf(item);
    if (before === undefined) return [];
    const kind = today.kindOf(item);
    if (kind !== before)
      return [`${before}: today’s code does not find items of this kind under the key that they have.`];
    try {
      return lostIn(recorded.storedKinds[kind]?.read(item), today.storedKinds[kind]?.read(item))
        .filter((path) => !(`${kind}.${path}` in givenUp))
        .map((path) => `${kind}: today’s readers do not read “${path}” as the version before has stored it.`);
    } catch (cause) {
      return [`${kind}: today’s readers cannot read what the version before has stored: ${reasonOf(cause)}.`];
    }
  });
}

/** What the recorded readers cannot read of items that today's code writes, or miss in them. `givenUp`: fields that they do without. */
export function problemsOfWriters(
  today: Version,
  recorded: Version,
  { written, known }: { written: readonly Item[]; known: readonly Item[] },
  givenUp: Readonly<Record<string, string>> = {},
): string[] {
  const unfound = written.flatMap((item) => {
    const kind = today.kindOf(item);
    return kind !== undefined && kind in recorded.storedKinds && recorded.kindOf(item) !== kind ? [kind] : [];
  });
  const [before, now] = [readAll(recorded, known), readAll(recorded, written)];
  // Of these, a list of all fields would say no more.
  const unread = new Set([...unfound, ...now.failures.map(({ kind }) => kind)]);
  const unwritten = missingIn(before.attributes, now.attributes, givenUp).filter(({ kind }) => !unfound.includes(kind));
  const missed = missingIn(before.paths, now.paths, givenUp).filter(({ kind }) => !unread.has(kind));
  const isMissed = (field: Field) => missed.some(({ kind, path }) => kind === field.kind && path === field.path);
  return [
    ...unfound.map(
      (kind) =>
        `${kind}: the version before does not find items of this kind under the key that today’s code gives them.`,
    ),
    ...now.failures.map(({ kind, problem }) => `${kind}: ${problem}`),
    ...missed.map(
      ({ kind, path }) =>
        `${kind}: the version before reads “${path}”, which today’s code writes no more, or under another name.`,
    ),
    // Conditions use attributes that no reader reads, like the owner of a lease.
    ...unwritten
      .filter((field) => !isMissed(field))
      .map(
        ({ kind, path }) =>
          `${kind}: today’s code writes no “${path}”, which the version before writes and may use in a condition.`,
      ),
  ];
}

type Paths = Map<string, Set<string>>;
interface Field {
  kind: string;
  path: string;
}

/** The fields that are missing, without those inside of them. */
function missingIn(before: Paths, now: Paths, givenUp: Readonly<Record<string, string>>): Field[] {
  return [...before].flatMap(([kind, paths]) => {
    const missing = [...paths].filter((path) => !now.get(kind)?.has(path) && !(`${kind}.${path}` in givenUp));
    const isInside = (path: string) =>
      missing.some((other) => path.startsWith(`${other}.`) || path.startsWith(`${other}[]`));
    return missing.filter((path) => !isInside(path)).map((path) => ({ kind, path }));
  });
}

/** The paths of all attributes of items, and of all values that a version reads of them, by kind. */
function readAll({ kindOf, storedKinds }: Version, items: readonly Item[]) {
  const paths: Paths = new Map();
  const attributes: Paths = new Map();
  const note = (to: Paths, kind: string, value: unknown) =>
    to.set(kind, new Set([...(to.get(kind) ?? []), ...pathsOf(value)]));
  const failures: { kind: string; problem: string }[] = [];
  for (const item of items) {
    const kind = kindOf(item);
    if (kind === undefined) continue;
    note(attributes, kind, item);
    try {
      const value = storedKinds[kind]?.read(item);
      note(paths, kind, value);
      for (const path of notANumber(value))
        failures.push({ kind, problem: `the version before reads no number from “${path}”.` });
    } catch (cause) {
      failures.push({ kind, problem: `the version before cannot read what today’s code writes: ${reasonOf(cause)}.` });
    }
  }
  return { paths, attributes, failures };
}

function notANumber(value: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(value, (name, each: unknown) => {
    if (Number.isNaN(each)) found.push(name);
    return each;
  });
  return found;
}

/** The paths of what one value has and the other does not, or otherwise. More is no loss. */
export function lostIn(before: unknown, now: unknown, at = ''): string[] {
  if (before === undefined || Object.is(before, now)) return [];
  if (typeof before !== 'object' || before === null || typeof now !== 'object' || now === null) return [at];
  if (before instanceof Uint8Array || before instanceof Set) return isDeepStrictEqual(before, now) ? [] : [at];
  if (Array.isArray(before) && (!Array.isArray(now) || now.length !== before.length)) return [at];
  const entries = new Map(Object.entries(now));
  const lost = Object.entries(before).flatMap(([name, value]) =>
    lostIn(value, entries.get(name), stepTo(at, before, name)),
  );
  return [...new Set(lost)];
}
