import type { DiffCounts } from '#functions/domain/banks/bank-diff.ts';
import type { BankVersion } from '#functions/usecases/ports/quizzes.ts';
import { fields, listOf, number, oneOf, optional, text } from '#functions/adapters/dynamo/item-reader.ts';
import { versionPrefix } from '#functions/adapters/dynamo/keys.ts';

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
