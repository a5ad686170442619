import { auditChanges, type AuditChange, fieldWords, recordOf } from './audit-changes.ts';
import type { AuditAction, AuditEntry } from './audit.ts';
import { scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import { indiaDayWords, indiaMomentWords } from '#functions/domain/calendar/india-days.ts';
import * as words from '#functions/domain/words/audit.ts';

/** A screen with more about a part of a sentence. */
export type AuditLink =
  | { to: 'quiz' | 'versions'; quizId: number }
  | { to: 'coupon'; code: string }
  | { to: 'batch'; batchId: string }
  | { to: 'attempt'; userId: string; attemptId: string }
  | { to: 'person'; userId: string }
  | { to: 'messages'; month: string };

export interface AuditPart {
  text: string;
  link?: AuditLink | undefined;
}

/** Looks up the names for the ids of an entry. A deleted account gets a placeholder without a link. */
export interface AuditNames {
  /** `as`: named for what they did as an admin, so that the name may outlive the account. */
  person: (userId: string, as?: 'admin') => Promise<AuditPart>;
  quiz: (quizId: number) => Promise<AuditPart>;
  /** `the batch “Spring 2026” (200 codes)` */
  batch: (batchId: string) => Promise<AuditPart>;
  /** `attempt of 12 Nov 2026, 14:05` */
  attempt: (userId: string | undefined, attemptId: string) => Promise<AuditPart>;
}

type PartOf = (entry: AuditEntry, names: AuditNames) => AuditPart | Promise<AuditPart>;

/** What the names in braces stand for. */
const partOf: Record<string, PartOf> = {
  by: ({ by }, names) => names.person(by, 'admin'),
  quiz: (entry, names) => names.quiz(Number(objectId(entry))),
  before: ({ before }, names) => names.quiz(Number(recordOf(before)['activeQuizId'])),
  version: (entry) => ({
    text: words.version(Number(after(entry)['version'])),
    link: { to: 'versions', quizId: Number(objectId(entry)) },
  }),
  note: ({ notes: [note] = [] }) => ({ text: words.note(note ? scaleTitle(note) : '') }),
  coupon: couponOf,
  batch: (entry, names) => names.batch(String(after(entry)['batch'])),
  person: ({ person = '' }, names) => names.person(person),
  next: ({ object }, names) => names.person(nextAttempt.exec(object)?.[1] ?? ''),
  admin: (entry, names) => names.person(objectId(entry), 'admin'),
  attempt: (entry, names) => names.attempt(entry.person, objectId(entry)),
  message: (entry) => ({
    text: words.message(indiaMomentWords(Number(after(entry)['receivedAt']))),
    link: { to: 'messages', month: String(after(entry)['month']) },
  }),
};

/** The sentences of each action, with names in braces. */
const sentences: Record<AuditAction, (entry: AuditEntry) => string[]> = {
  'bank-published': (entry) => [words.published(Number(after(entry)['questionCount'])), ...countWords(entry)],
  'bank-edited': (entry) => [editedWords(entry)],
  'bank-restored': (entry) => [
    entry.restoredFrom === undefined ? words.restoredEarlier : words.restored(entry.restoredFrom),
    ...countWords(entry),
  ],
  'quiz-changed': () => [words.quizChanged],
  'quiz-activated': ({ before }) => [recordOf(before)['activeQuizId'] ? words.activatedInstead : words.activated],
  'quiz-archived': () => [words.archived],
  'quiz-unarchived': () => [words.unarchived],
  'coupon-created': (entry) => [words.couponCreated, ...termsWords(entry)],
  'coupon-changed': (entry) => [couponChange(entry)],
  'coupon-batch-created': (entry) => [words.couponCreated, ...termsWords(entry)],
  'coupon-released': ({ person }) => [person === undefined ? words.takenBack : words.takenBackFrom],
  'time-granted': (entry) => [
    (nextAttempt.test(entry.object) ? words.nextTimeGranted : words.timeGranted)(grantedMinutes(entry)),
  ],
  'resume-granted': () => [words.returnGranted],
  'report-reissued': () => [words.reissued],
  'report-resent': () => [words.resent],
  'report-released': () => [words.released],
  'report-viewed': () => [words.viewed],
  'holidays-changed': () => [words.holidaysChanged],
  'message-done': () => [words.messageDone],
  'message-reopened': () => [words.messageReopened],
  'data-exported': (entry) => {
    const { from, until, batch } = after(entry);
    return [
      words.exported(
        words.exportKinds[entry.object as keyof typeof words.exportKinds],
        indiaDayWords(Number(from)),
        indiaDayWords(Number(until)),
      ),
      ...(entry.person === undefined ? [] : [words.onlyPerson]),
      ...(typeof batch === 'string' ? [words.onlyBatch] : []),
    ];
  },
  'admin-granted': () => [words.adminGranted],
  'admin-revoked': () => [words.adminRevoked],
  'account-erased': () => [words.erased],
};

/** `Asha Rao deactivated the batch “Spring 2026” (200 codes).` */
export async function auditSentence(entry: AuditEntry, names: AuditNames): Promise<AuditPart[]> {
  const whose = entry.person === undefined ? words.someAttempt : words.personsAttempt;
  const pieces = sentences[entry.what](entry)
    .join(' ')
    .replace('{whose}', whose)
    .split(/\{(\w+)\}/);
  // Changes have texts of admins, in which nothing is replaced.
  const changes = [...singleEdit(entry), ...onlyChange(entry)].map((text) => ({ text: ` ${text}` }));
  const parts = pieces.map((piece, place) => (place % 2 === 1 ? partOf[piece]?.(entry, names) : { text: piece }));
  return [...(await Promise.all(parts)), ...changes].flatMap((part) => (part && part.text !== '' ? [part] : []));
}

/** The changes that the sentence does not mention. */
export function remainingChanges(entry: AuditEntry): AuditChange[] {
  const changes = auditChanges(entry);
  const isOnlyOne = changes.length === 1 && /^(quiz|coupon)-changed$/.test(entry.what);
  return isOnlyOne || (entry.what === 'bank-edited' && isSingleEdit(entry)) ? [] : changes;
}

const after = (entry: AuditEntry) => recordOf(entry.after);

/** The ids that an entry's object names: `quiz 1`, `coupon A`, `coupon batch b`, `report of attempt c`, `person d`. */
function objectId({ object }: AuditEntry): string {
  return object.slice(object.lastIndexOf(' ') + 1);
}

function couponOf(entry: AuditEntry, names: AuditNames): AuditPart | Promise<AuditPart> {
  if (entry.object.startsWith('coupon batch ')) return names.batch(objectId(entry));
  const code = entry.object.slice('coupon '.length);
  return { text: words.coupon(code), link: { to: 'coupon', code } };
}

const nextAttempt = /^next attempt of (\S+) at quiz \d+$/;

/** For a grant to the next attempt, the entry keeps the total before and after: their difference was granted. */
function grantedMinutes(entry: AuditEntry): number {
  const before = Number(recordOf(entry.before)['minutes'] ?? 0);
  return Number(after(entry)['minutes'] ?? 0) - before;
}

function couponChange(entry: AuditEntry): string {
  const [was, is] = [recordOf(entry.before)['active'], after(entry)['active']];
  if (was === is || auditChanges(entry).length > 1) return words.couponChanged;
  return is ? words.reactivated : words.deactivated;
}

/** If only one field of a quiz or a coupon changed, a sentence tells the change itself. */
function onlyChange(entry: AuditEntry): string[] {
  const [change, ...more] = /^(quiz|coupon)-changed$/.test(entry.what) ? auditChanges(entry) : [];
  if (!change || more.length > 0 || change.field === words.fields.active) return [];
  const { nothing } = words.values;
  return [words.change(change.field, change.before ?? nothing, change.after ?? nothing)];
}

function termsWords(entry: AuditEntry): string[] {
  const { discountPercentage, maxUses, count } = after(entry);
  if (discountPercentage === undefined) return [];
  const percent = Number(discountPercentage);
  if (count !== undefined) return [words.discount(percent)];
  return [maxUses === undefined ? words.discountNoLimit(percent) : words.discountWithUses(percent, Number(maxUses))];
}

function countWords({ counts }: AuditEntry): string[] {
  if (!counts) return [];
  const { added, changed, removed, notes } = counts;
  return [notes ? words.countsWithNotes(added, changed, removed, notes) : words.counts(added, changed, removed)];
}

function editedWords(entry: AuditEntry): string {
  const { edits = [], notes = [], counts } = entry;
  const [[edit], described] = [edits, counts?.notes ?? 0];
  const total = counts ? counts.added + counts.changed + counts.removed : edits.length;
  if (described > 0 && total > 0) return words.editedBoth(total, described);
  if (described > 0)
    return described === 1 && notes.length === 1 ? words.editedNote : words.editedParameters(described);
  if (total === 1 && edit) return words.editedOne[edit.action](edit.number);
  return total === 0 ? words.edited : words.editedQuestions(total);
}

/** Whether all changes of an edit fit into a sentence. */
function isSingleEdit({ edits = [], notes = [], counts }: AuditEntry): boolean {
  const total = counts ? counts.added + counts.changed + counts.removed : edits.length;
  return notes.length > 0 ? notes.length === 1 && edits.length === 0 : edits.length === 1 && total === 1;
}

function singleEdit(entry: AuditEntry): string[] {
  const { edits: [edit] = [], notes: [note] = [] } = entry;
  if (entry.what !== 'bank-edited' || !isSingleEdit(entry)) return [];
  return ((note ?? edit)?.fields ?? []).map(fieldWords);
}
