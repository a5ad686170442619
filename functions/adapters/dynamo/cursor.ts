import { refuse } from '#functions/domain/refusal.ts';

type Key = Record<string, unknown>;

/** Where a query goes on, as a text for the wire. */
export function cursorOf(lastKey: Key | undefined): string | undefined {
  return lastKey && Buffer.from(JSON.stringify(lastKey)).toString('base64url');
}

/** @throws Refusal `invalid-input` for a text that is no cursor of this list: one whose key has not these values. */
export function readCursor(cursor: string | undefined, own: Record<string, string>): Key | undefined {
  if (cursor === undefined) return undefined;
  const key = parse(cursor);
  const isOwn = key && Object.entries(own).every(([name, value]) => key[name] === value);
  return isOwn ? key : refuse('invalid-input', 'This list can’t be continued from there. Load it again.');
}

function parse(cursor: string): Key | undefined {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isKey =
      typeof key === 'object' && key !== null && Object.values(key).every((part) => typeof part === 'string');
    return isKey ? (key as Key) : undefined;
  } catch {
    return undefined;
  }
}
