import { type BankEdits, isEmpty } from './bank-edits.ts';

/** Edits as they are kept on this device until they are submitted. */
export interface KeptEdits {
  /** The version that was edited. */
  base: BankVersionRef;
  edits: BankEdits;
  /** Of a submission whose answer did not come. */
  submission?: { changeId: string; revision: number; note: string };
}

export interface BankVersionRef {
  version: number;
  pages: number;
}

/** Where the edits of a person and a quiz are kept. */
export function editsKey(userId: string, quizId: number): string {
  return `truein-bank-edits:${userId}:${quizId}`;
}

export function readEdits(key: string): KeptEdits | undefined {
  try {
    return parseEdits(localStorage.getItem(key));
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

/** @returns whether they are kept: a device may have no room, or none at all for this site. */
export function writeEdits(key: string, kept: KeptEdits): boolean {
  try {
    if (isEmpty(kept.edits)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
