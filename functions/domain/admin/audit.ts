import type { BankDiff, DiffCounts, FieldChange } from '#functions/domain/banks/bank-diff.ts';
import type { NoteChange } from '#functions/domain/banks/parameters/review-map.ts';
import { shorten } from '#functions/domain/text/visible-text.ts';
import type { Question } from '#functions/domain/banks/question.ts';

/** Every kind of action that the audit keeps. The screens have words for each. */
export const auditActions = [
  'bank-published',
  'bank-edited',
  'bank-restored',
  'quiz-changed',
  'quiz-activated',
  'quiz-archived',
  'quiz-unarchived',
  'coupon-created',
  'coupon-changed',
  'coupon-batch-created',
  'coupon-released',
  'time-granted',
  'resume-granted',
  'report-reissued',
  'report-resent',
  'report-released',
  'report-viewed',
  'holidays-changed',
  'message-done',
  'message-reopened',
  'data-exported',
  'admin-granted',
  'admin-revoked',
  'account-erased',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Who did what, to what, when. It is written in the same transaction as the action, and never changed. */
export interface AuditEntry {
  by: string;
  at: number;
  what: AuditAction;
  /** The object: `quiz 1`. */
  object: string;
  reason?: string | undefined;
  /** User id of the person whose attempt or report it is. */
  person?: string | undefined;
  before?: unknown;
  after?: unknown;
  uploadId?: string | undefined;
  /** For a new bank version: the differences to the previous one. */
  counts?: DiffCounts | undefined;
  /** Changes of single questions, as far as there is room. */
  edits?: QuestionEdit[] | undefined;
  /** Changes of single notes, as far as there is room. */
  notes?: NoteChange[] | undefined;
  /** The version whose content was restored. */
  restoredFrom?: number | undefined;
}

export interface QuestionEdit {
  action: 'added' | 'changed' | 'removed';
  number: number;
  fields: FieldChange[];
}

/** Limits that keep an audit entry short: questions, changes of each, and characters of a text. */
const maxEdits = 20;
const maxFields = 10;
const maxTextLength = 120;

/** The part of a difference between two versions that the audit keeps. */
export function editsOf({ added, changed, removed }: BankDiff<Question>): QuestionEdit[] {
  const edits: QuestionEdit[] = [
    ...changed.map(({ after, fields }) => ({ action: 'changed' as const, number: after.number, fields })),
    ...added.map(({ number }) => ({ action: 'added' as const, number, fields: [] })),
    ...removed.map(({ number }) => ({ action: 'removed' as const, number, fields: [] })),
  ];
  return edits.slice(0, maxEdits).map((edit) => ({ ...edit, fields: edit.fields.slice(0, maxFields).map(shortened) }));
}

/** The part of a difference between two maps that the audit keeps. */
export function noteEditsOf(notes: readonly NoteChange[]): NoteChange[] {
  return notes.slice(0, maxEdits).map(({ parameter, subParameter, fields }) => ({
    parameter: cut(parameter),
    subParameter: cut(subParameter),
    fields: fields.map(shortened),
  }));
}

function shortened({ field, option, before, after }: FieldChange): FieldChange {
  return {
    field,
    ...(option !== undefined && { option: cut(option) }),
    ...(before !== undefined && { before: cut(before) }),
    ...(after !== undefined && { after: cut(after) }),
  };
}

function cut(text: string): string {
  return shorten(text, maxTextLength);
}
