import * as z from 'zod/mini';
import { versionPrefix } from '#functions/adapters/dynamo/keys.ts';
import { bankFields } from '#functions/adapters/dynamo/banks/bank-reader.ts';

/** The numbers of differences between two versions (`DiffCounts`). */
export const diffCounts = z.object({
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
  notes: z.exactOptional(z.number()),
});

/** A published version of a bank: the location of its chunks, and its origin. */
export const versionItem = z.object({
  sk: z.string(),
  ...bankFields,
  questionCount: z.number(),
  lastQuestionId: z.number(),
  textSegments: z.array(z.string()),
  /** Differences to the previous version. */
  counts: diffCounts,
  origin: z.enum(['upload', 'edit', 'restore']),
  /** For `restore`: the version whose content it copies. */
  restoredFrom: z.exactOptional(z.number()),
  note: z.exactOptional(z.string()),
  /** Made by the client, so that a retry is recognised. */
  changeId: z.exactOptional(z.string()),
  uploadId: z.exactOptional(z.string()),
  /** The quiz's revision at the publication. */
  revision: z.number(),
  /** ISO 8601. */
  publishedAt: z.string(),
  publishedBy: z.string(),
});
type VersionItem = z.infer<typeof versionItem>;

/** The origin of a version. */
export type VersionOrigin = Pick<VersionItem, 'origin'> & {
  [Name in 'restoredFrom' | 'note' | 'changeId' | 'uploadId']?: VersionItem[Name] | undefined;
};

export function versionOf({ sk, textSegments: _textSegments, ...rest }: VersionItem) {
  return { ...rest, version: Number(sk.slice(versionPrefix.length)) };
}
