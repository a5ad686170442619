import { refuse } from '#functions/domain/refusal.ts';
import type { Item } from './item-reader.ts';

type Key = Record<string, string>;

/** A key part to expect: this exact text, or a text that passes this check. */
type Part = string | ((text: string) => boolean);

/** The last key of a page as a cursor text for the wire. */
export function cursorOf(lastKey: Item): string;
export function cursorOf(lastKey: Item | undefined): string | undefined;
export function cursorOf(lastKey: Item | undefined): string | undefined {
  return lastKey && Buffer.from(JSON.stringify(lastKey)).toString('base64url');
}

/**
 * Parses the key in a cursor, which a client may have forged. DynamoDB fails on a start key with extra, missing or out-of-range parts,
 * so the key must have exactly these parts.
 * @throws Refusal `invalid-input` for a text that is no cursor of this list.
 */
export function readCursor(cursor: string | undefined, parts: Record<string, Part>): Key | undefined {
  if (cursor === undefined) return undefined;
  const key = parseCursor(cursor);
  const isOwn =
    Object.keys(key).length === Object.keys(parts).length &&
    Object.entries(parts).every(([name, part]) => {
      const text = Object.hasOwn(key, name) ? key[name] : undefined;
      return text !== undefined && (typeof part === 'string' ? text === part : part(text));
    });
  return isOwn ? key : refuseCursor();
}

/** @throws Refusal `invalid-input` for anything but a flat object of texts. */
export function parseCursor(cursor: string): Key {
  let key: unknown;
  try {
    key = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch (cause) {
    refuseCursor(cause);
  }
  return isKey(key) ? key : refuseCursor();
}

function isKey(key: unknown): key is Key {
  return typeof key === 'object' && key !== null && Object.values(key).every((part) => typeof part === 'string');
}

export function refuseCursor(cause?: unknown): never {
  refuse('invalid-input', 'This list can’t be continued from there. Load it again.', cause);
}

/** DynamoDB's limit for a sort key. */
const maxKeyBytes = 1024;

/** Whether DynamoDB takes a text as a part of a key: it may have line breaks, but no half of a surrogate pair, which UTF-8 cannot write. */
export function isKeyText(text: string): boolean {
  return text !== '' && !/\p{Surrogate}/u.test(text) && Buffer.byteLength(text) <= maxKeyBytes;
}

/** Whether a text is between two others in DynamoDB's order, which compares bytes. */
export function isBetween(text: string, from: string, until: string): boolean {
  const bytes = Buffer.from(text);
  return Buffer.from(from).compare(bytes) <= 0 && bytes.compare(Buffer.from(until)) <= 0;
}
