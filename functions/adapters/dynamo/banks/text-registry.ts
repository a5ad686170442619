import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { createHash } from 'node:crypto';
import { normaliseText, type Question } from '#functions/domain/banks/question.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { getItem, getItems } from '#functions/adapters/dynamo/get-items.ts';
import { bytes } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import type { KnownTexts } from '#functions/domain/banks/question-bank.ts';
import { versionItem } from './version-store.ts';
import { versionNotFound } from '#functions/domain/words/quizzes.ts';

interface QuizTexts {
  /** The questions for those texts that the quiz had before. */
  find(texts: readonly string[]): Promise<KnownTexts>;
  /** Stores the texts that the next version adds. @returns the segments to publish with that version. */
  add(questions: readonly Question[]): Promise<string[]>;
}

type Entry = [hash: string, owner: TextOwner];

interface Stored {
  /** Hashes of the full segments, which are never written again. */
  full: string[];
  segments: string[];
  /** In the order in which they were added: of two entries with the same text the later one counts. */
  entries: Entry[];
}

/**
 * The texts of a quiz are stored in immutable segments, each under the hash of its bytes; a version lists its segments. The list goes
 * live with the version, in the transaction that checks the quiz's revision: segments of a failed or repeated publication are either
 * equal to existing ones or not in any list.
 */
export function textRegistry(table: Table) {
  async function read(quizId: number, version: number): Promise<Stored> {
    if (version === 0) return { full: [], segments: [], entries: [] };
    const item = await getItem(table, keys.version(quizId, version), versionItem);
    return readSegments(table, item?.textSegments ?? refuse('not-found', versionNotFound));
  }

  return {
    /** The texts up to a version; 0: before the first one. */
    async open(quizId: number, version: number) {
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

export type TextRegistry = ReturnType<typeof textRegistry>;

export const segmentItem = z.object({ data: bytes });

async function readSegments(table: Table, segments: string[]): Promise<Stored> {
  const items = await getItems(table, segments.map(keys.textSegment), segmentItem);
  const parts = items.map((item, index) => {
    if (!item || segmentHash(item.data) !== segments[index])
      throw new Error(`Segment ${segments[index]} is incomplete.`);
    return unpackSegment(item.data);
  });
  const full = segments.filter((_, index) => parts[index]?.length === maxEntries);
  return { full, segments, entries: parts.flat() };
}

/** The texts whose question differs from that in the registry. */
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

/** Finds the owners of texts, with the time and author of their questions, which are those of the version in which the question was new. */
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
    versionItem,
  );
  const versions = new Map(numbers.map((number, index) => [number, items[index]]));
  return new Map(
    found.map(({ text, id, since }) => {
      const first = versions.get(since);
      return [text, { id, createdAt: String(first?.publishedAt), createdBy: String(first?.publishedBy) }];
    }),
  );
}

/** The question that had a text last, and the version in which that question was new. */
interface TextOwner {
  id: number;
  since: number;
}

const hashBytes = 12;
const entryBytes = hashBytes + 8;
/** DynamoDB's limit is 400 KB per item; the rest is for the key and overhead. */
export const maxEntries = Math.floor((350 * 1024) / entryBytes);

/** Identifies a text by 96 bits of the SHA-256 of its normalised form, as base64. */
export function textHash(text: string): string {
  return createHash('sha256').update(normaliseText(text)).digest().toString('base64', 0, hashBytes);
}

/** Packs entries of twenty bytes each, in order: hash, id, since. Hashes do not compress. */
export function packSegment(entries: readonly (readonly [hash: string, owner: TextOwner])[]): Buffer {
  const bytes = Buffer.alloc(entries.length * entryBytes);
  for (const [index, [hash, { id, since }]] of entries.entries()) {
    bytes.write(hash, index * entryBytes, 'base64');
    bytes.writeUInt32BE(id, index * entryBytes + hashBytes);
    bytes.writeUInt32BE(since, index * entryBytes + hashBytes + 4);
  }
  return bytes;
}

export function unpackSegment(bytes: Uint8Array): [hash: string, owner: TextOwner][] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: buffer.length / entryBytes }, (_, index) => {
    const at = index * entryBytes;
    const id = buffer.readUInt32BE(at + hashBytes);
    const since = buffer.readUInt32BE(at + hashBytes + 4);
    return [buffer.toString('base64', at, at + hashBytes), { id, since }];
  });
}

/** The key of a segment: equal bytes are one item, so a retry overwrites it with the same content. */
function segmentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
