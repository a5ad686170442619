import { fields, listOf, number, oneOf, optional, text } from '#functions/adapters/dynamo/item-reader.ts';
import { versionPrefix } from '#functions/adapters/dynamo/keys.ts';
import { bankFields } from '#functions/adapters/dynamo/banks/bank-reader.ts';

/** The numbers of differences between two versions (`DiffCounts`). */
export const diffCounts = fields({ added: number, changed: number, removed: number, notes: optional(number) });

/** A published version of a bank: the location of its chunks, and its origin. */
export const versionItem = fields({
  sk: text,
  ...bankFields,
  questionCount: number,
  lastQuestionId: number,
  textSegments: listOf(text),
  /** Differences to the previous version. */
  counts: diffCounts,
  origin: oneOf('upload', 'edit', 'restore'),
  /** For `restore`: the version whose content it copies. */
  restoredFrom: optional(number),
  note: optional(text),
  /** Made by the client, so that a retry is recognised. */
  changeId: optional(text),
  uploadId: optional(text),
  /** The quiz's revision at the publication. */
  revision: number,
  /** ISO 8601. */
  publishedAt: text,
  publishedBy: text,
});
type VersionItem = ReturnType<typeof versionItem>;

/** The origin of a version. */
export type VersionOrigin = Pick<VersionItem, 'origin'> & {
  [Name in 'restoredFrom' | 'note' | 'changeId' | 'uploadId']?: VersionItem[Name] | undefined;
};

export function versionOf({ sk, textSegments: _textSegments, ...rest }: VersionItem) {
  return { ...rest, version: Number(sk.slice(versionPrefix.length)) };
}
