import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { normaliseText, type Question } from '#functions/domain/banks/question.ts';
import type { BankStore, QuizTexts, TextRegistry } from '#functions/usecases/ports/quizzes.ts';
import { getItems } from '#functions/adapters/dynamo/get-items.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { maxEntries, packSegment, segmentHash, textHash, unpackSegment, type TextOwner } from './text-segments.ts';

type Entry = [hash: string, owner: TextOwner];

interface Stored {
  /** Full segments, which are never written again. */
  full: string[];
  /** Where all of it was. */
  segments: string[];
  /** In the order in which they were added: of two entries of one text the later one counts. */
  entries: Entry[];
}

/**
 * The texts of a quiz lie in segments, each under the hash of its bytes and never changed; a version has the list of them.
 * The list goes live with the version, in the one transaction that holds the quiz's revision: what a publication that
 * failed or was repeated has written is either the same or is named by no version.
 */
export function textRegistry(table: Table, banks: Pick<BankStore, 'getQuestions'>): TextRegistry {
  async function read(quizId: number, version: number): Promise<Stored> {
    if (version === 0) return { full: [], segments: [], entries: [] };
    const { Item } = await table.db.send(
      new GetCommand({ TableName: table.name, Key: keys.version(quizId, version), ConsistentRead: true }),
    );
    const segments = Item?.['textSegments'] as string[] | undefined;
    return segments ? readSegments(table, segments) : readVersions(banks, quizId, version);
  }

  return {
    async open(quizId, version) {
      const stored = await read(quizId, version);
      const owners = new Map(stored.entries);
      return {
        find: (texts) => findOwners(table, quizId, owners, texts),
        async add(questions) {
          const changed = changesOf(questions, stored.entries, owners, version + 1);
          if (changed.length === 0 && stored.segments.length > 0) return stored.segments;
          const open = new Map(stored.entries.slice(stored.full.length * maxEntries));
          for (const [hash, owner] of changed) {
            open.delete(hash);
            open.set(hash, owner);
          }
          return [...stored.full, ...(await writeSegments(table, [...open]))];
        },
      } satisfies QuizTexts;
    },
  };
}

async function readSegments(table: Table, segments: string[]): Promise<Stored> {
  const items = await getItems(table, segments.map(keys.textSegment));
  const parts = items.map((item, index) => {
    const bytes = item?.['data'] as Uint8Array | undefined;
    if (!bytes || segmentHash(bytes) !== segments[index]) throw new Error(`Segment ${segments[index]} is not whole.`);
    return unpackSegment(bytes);
  });
  const full = segments.filter((_, index) => parts[index]?.length === maxEntries);
  return { full, segments, entries: parts.flat() };
}

/** For a quiz whose live version is from before texts were kept: what its versions had, the first one first. */
async function readVersions(banks: Pick<BankStore, 'getQuestions'>, quizId: number, last: number): Promise<Stored> {
  const since = new Map<number, number>();
  const owners = new Map<string, TextOwner>();
  for (let version = 1; version <= last; version++) {
    for (const { id, text } of await banks.getQuestions(quizId, version)) {
      const first = since.get(id) ?? version;
      since.set(id, first);
      owners.set(textHash(text), { id, since: first });
    }
  }
  return { full: [], segments: [], entries: [...owners] };
}

/** The texts of the questions that the registry does not have as theirs. */
function changesOf(
  questions: readonly Question[],
  entries: readonly Entry[],
  owners: ReadonlyMap<string, TextOwner>,
  version: number,
): Entry[] {
  const since = new Map(entries.map(([, owner]) => [owner.id, owner.since]));
  return questions.flatMap(({ id, text }): Entry[] => {
    const hash = textHash(text);
    return owners.get(hash)?.id === id ? [] : [[hash, { id, since: since.get(id) ?? version }]];
  });
}

async function writeSegments(table: Table, entries: readonly Entry[]): Promise<string[]> {
  const written: string[] = [];
  for (let from = 0; from < entries.length; from += maxEntries) {
    const data = packSegment(entries.slice(from, from + maxEntries));
    const hash = segmentHash(data);
    await table.db.send(new PutCommand({ TableName: table.name, Item: { ...keys.textSegment(hash), data } }));
    written.push(hash);
  }
  return written;
}

/** With when and by whom the question was made: that is what its first version says of itself. */
async function findOwners(
  table: Table,
  quizId: number,
  owners: ReadonlyMap<string, TextOwner>,
  texts: readonly string[],
) {
  const found = texts.flatMap((text) => {
    const owner = owners.get(textHash(text));
    return owner ? [{ text: normaliseText(text), ...owner }] : [];
  });
  const numbers = [...new Set(found.map(({ since }) => since))];
  const items = await getItems(
    table,
    numbers.map((version) => keys.version(quizId, version)),
  );
  const versions = new Map(numbers.map((number, index) => [number, items[index]]));
  return new Map(
    found.map(({ text, id, since }) => {
      const first = versions.get(since);
      return [text, { id, createdAt: String(first?.['publishedAt']), createdBy: String(first?.['publishedBy']) }];
    }),
  );
}
