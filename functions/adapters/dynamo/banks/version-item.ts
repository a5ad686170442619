import type { DiffCounts } from '#functions/domain/banks/bank-diff.ts';
import { fields, listOf, number, oneOf, optional, text } from '#functions/adapters/dynamo/item-reader.ts';
import { versionPrefix } from '#functions/adapters/dynamo/keys.ts';
import type { StagedBank } from '#functions/adapters/dynamo/banks/bank-reader.ts';

/** The origin of a version. */
export interface VersionOrigin {
  origin: 'upload' | 'edit' | 'restore';
  /** For `restore`: the version whose content it copies. */
  restoredFrom?: number | undefined;
  note?: string | undefined;
  /** Made by the client, so that a retry is recognised. */
  changeId?: string | undefined;
  uploadId?: string | undefined;
}

export interface BankVersion extends StagedBank, VersionOrigin {
  version: number;
  questionCount: number;
  /** Differences to the previous version. */
  counts: DiffCounts;
  /** The quiz's revision at the publication. */
  revision: number;
  /** ISO 8601. */
  publishedAt: string;
  publishedBy: string;
}

/** A published version of a bank: the location of its chunks, and its origin. */
interface VersionItem extends Omit<BankVersion, 'version'> {
  sk: string;
  lastQuestionId: number;
  textSegments: string[];
}

export const versionItem = fields<VersionItem>({
  sk: text,
  bankId: text,
  fullPages: number,
  paperPages: number,
  mapPages: number,
  questionCount: number,
  lastQuestionId: number,
  textSegments: listOf(text),
  counts: fields<DiffCounts>({ added: number, changed: number, removed: number, notes: optional(number) }),
  origin: oneOf('upload', 'edit', 'restore'),
  restoredFrom: optional(number),
  note: optional(text),
  changeId: optional(text),
  uploadId: optional(text),
  revision: number,
  publishedAt: text,
  publishedBy: text,
});

export function versionOf({ sk, textSegments: _textSegments, ...rest }: VersionItem): BankVersion {
  return { ...rest, version: Number(sk.slice(versionPrefix.length)) };
}
