import { type BankEdits, isEmpty } from './bank-edits.ts';

/** Edits as they are stored on this device until they are submitted. */
export interface KeptEdits {
  /** The version that was edited. */
  base: BankVersionRef;
  edits: BankEdits;
  /** A submission without an answer. */
  submission?: { changeId: string; revision: number; note: string };
}

export interface BankVersionRef {
  version: number;
  pages: number;
}

/** Edits that the device has no room for: they last as long as the page is open, whichever part of it is shown. */
const unstored = new Map<string, KeptEdits>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function hold(key: string, kept: KeptEdits | undefined) {
  if (kept) unstored.set(key, kept);
  else unstored.delete(key);
  if (unstored.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

/** Whether the edits survive a reload. */
export function isStored(key: string): boolean {
  return !unstored.has(key);
}

export function readEdits(key: string): KeptEdits | undefined {
  try {
    return unstored.get(key) ?? parseEdits(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

export function parseEdits(json: string | null): KeptEdits | undefined {
  if (json === null) return undefined;
  try {
    const kept = JSON.parse(json) as Partial<KeptEdits> | null;
    const isWhole = kept?.edits?.edited && kept.edits.deleted && Array.isArray(kept.edits.added) && kept.base?.version;
    return isWhole ? (kept as KeptEdits) : undefined;
  } catch {
    return undefined;
  }
}

/** The device may have no room, or forbid storage for this site: see {@link isStored}. */
export function writeEdits(key: string, kept: KeptEdits): void {
  const isNone = isEmpty(kept.edits);
  try {
    if (isNone) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
    hold(key, undefined);
  } catch {
    hold(key, isNone ? undefined : kept);
  }
}
