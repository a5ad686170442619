import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from '#functions/adapters/dynamo/item-reader.ts';
import type { StoredMessage } from './collect-items.ts';
import type { StoredDevice } from './fake-device.ts';
import { itemFromText, itemToText } from './item-text.ts';
import { kindOf } from './stored-kinds.ts';
import { shapeOf } from './value-paths.ts';

/** `npm run version:record` records what today's code stores, instead of comparing it with what is recorded. */
export const isRecording = process.env['STORED_ITEMS'] === 'record';

const place = (name: string) => join(import.meta.dirname, 'recorded', name);
const linesOf = (name: string) => readFileSync(place(name), 'utf8').trimEnd().split('\n');
const write = (name: string, lines: readonly string[]) => writeFileSync(place(name), `${lines.join('\n')}\n`);

/** A part of a large report is as long as an item can be. */
const maxLength = 20_000;

/** The id of a multipart upload: the engine that stands in for S3 makes it at random. */
const uploadOfEngine = /"uploadId":"[0-9a-f]{32}"/;

/** One item of each kind and shape: its attributes, and the values of those that have a fixed list of values. The shortest of them. */
export function recordItems(items: readonly Item[]): void {
  const chosen = new Map<string, string>();
  for (const item of items) {
    const text = itemToText(item).replace(uploadOfEngine, '"uploadId":"upload"');
    const shape = `${kindOf(item) ?? ''} ${shapeOf(item)}`;
    const other = chosen.get(shape);
    if (text.length <= maxLength && (other === undefined || isBefore(text, other))) chosen.set(shape, text);
  }
  write('items.jsonl', [...chosen.values()].sort());
}

/** Shorter, or else first in the alphabet, so that the same items are chosen each time. */
const isBefore = (one: string, other: string) =>
  one.length < other.length || (one.length === other.length && one < other);

export function recordMessages(messages: readonly StoredMessage[]): void {
  const chosen = new Map<string, string>();
  for (const message of messages) {
    const shape = `${message.kind} ${message.kind.startsWith('event') ? shapeOf(JSON.parse(message.text)) : ''}`;
    if (!chosen.has(shape)) chosen.set(shape, JSON.stringify(message));
  }
  write('messages.jsonl', [...chosen.values()].sort());
}

export const recordDevice = (device: StoredDevice): void => write('device.jsonl', [JSON.stringify(device)]);
export const recordReaders = (bundle: string): void => writeFileSync(place('readers.mjs'), bundle);

export const recordedItems = (): Item[] => linesOf('items.jsonl').map(itemFromText);
export const recordedMessages = (): StoredMessage[] =>
  linesOf('messages.jsonl').map((line) => JSON.parse(line) as StoredMessage);
export const recordedDevice = (): StoredDevice => JSON.parse(linesOf('device.jsonl').join('')) as StoredDevice;
