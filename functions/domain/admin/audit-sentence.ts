import { counted } from '#functions/domain/text/counted.ts';
import { auditChanges, type AuditChange, fieldWords, minutesWords, recordOf } from './audit-changes.ts';
import type { AuditAction, AuditEntry } from './audit.ts';
import type { NoteChange } from '#functions/domain/banks/parameters/review-map.ts';
import { scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import { indiaDayWords } from '#functions/domain/calendar/india-days.ts';

/** A screen with more about a part of a sentence. */
export type AuditLink =
  | { to: 'quiz' | 'versions'; quizId: number }
  | { to: 'coupon'; code: string }
  | { to: 'batch'; batchId: string }
  | { to: 'attempt'; userId: string; attemptId: string }
  | { to: 'person'; userId: string };

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

type Piece = string | AuditPart | Promise<AuditPart>;
type Sentence = (entry: AuditEntry, names: AuditNames) => Piece[];

/** The predicate of each action's sentence; it follows the actor's name. */
const sentences: Record<AuditAction, Sentence> = {
  'bank-published': (entry, names) => [
    `published ${questions(after(entry)['questionCount'])} of `,
    ...[quizOf(entry, names), ' as ', versionOf(entry), countWords(entry)],
  ],
  'bank-edited': (entry, names) => [
    ...[`changed ${editedWords(entry)} of `, quizOf(entry, names), ' (', versionOf(entry), ')'],
    singleEdit(entry),
  ],
  'bank-restored': (entry, names) => [
    entry.restoredFrom === undefined ? 'made an earlier version of ' : `made version ${entry.restoredFrom} of `,
    ...[quizOf(entry, names), ' live again, as ', versionOf(entry), countWords(entry)],
  ],
  'quiz-changed': (entry, names) => ['changed the details of ', quizOf(entry, names), onlyChange(entry)],
  'quiz-activated': (entry, names) => {
    const before = Number(recordOf(entry.before)['activeQuizId']);
    return ['put ', quizOf(entry, names), ' on sale', ...(before ? [' in place of ', names.quiz(before)] : [])];
  },
  'quiz-archived': (entry, names) => ['archived ', quizOf(entry, names)],
  'quiz-unarchived': (entry, names) => ['unarchived ', quizOf(entry, names)],
  'coupon-created': (entry, names) => ['created ', couponOf(entry, names), termsWords(entry)],
  'coupon-changed': (entry, names) => [changeVerb(entry), couponOf(entry, names), onlyChange(entry)],
  'coupon-batch-created': (entry, names) => ['created ', couponOf(entry, names), termsWords(entry)],
  'coupon-released': (entry, names) => [
    ...['took ', couponOf(entry, names), ' back'],
    ...(entry.person === undefined ? [] : [' from ', names.person(entry.person)]),
  ],
  'time-granted': (entry, names) => [`granted ${minutesWords(grantedMinutes(entry))} more `, ...toWhom(entry, names)],
  'resume-granted': (entry, names) => ['granted one more resume ', ...toWhom(entry, names)],
  'report-reissued': (entry, names) => ['had the report of ', ...whoseAttempt(entry, names), ' made again and sent'],
  'report-resent': (entry, names) => ['had the report of ', ...whoseAttempt(entry, names), ' sent again'],
  'report-released': (entry, names) => ['had the held report of ', ...whoseAttempt(entry, names), ' sent'],
  'report-viewed': (entry, names) => ['looked at the report of ', ...whoseAttempt(entry, names)],
  'holidays-changed': () => ['changed the public holidays'],
  'data-exported': (entry, names) => {
    const { from, until, batch } = after(entry);
    const days = `from ${indiaDayWords(Number(from))} to ${indiaDayWords(Number(until))}`;
    const of = typeof batch === 'string' ? [', of ', names.batch(batch)] : [];
    const whose = entry.person === undefined ? [] : [' of ', names.person(entry.person)];
    return [`exported the ${entry.object} of the attempts`, ...whose, ` that ended ${days}`, ...of];
  },
  'admin-granted': (entry, names) => ['made ', personOf(entry, names), ' an admin'],
  'admin-revoked': (entry, names) => ['took the admin rights of ', personOf(entry, names), ' away'],
  'account-erased': () => ['erased their account and all that belonged to it'],
};

/** `Asha Rao deactivated the batch “Spring 2026” (200 codes).` */
export async function auditSentence(entry: AuditEntry, names: AuditNames): Promise<AuditPart[]> {
  const pieces = await Promise.all([names.person(entry.by, 'admin'), ' ', ...sentences[entry.what](entry, names), '.']);
  return pieces.map((piece) => (typeof piece === 'string' ? { text: piece } : piece)).filter(({ text }) => text !== '');
}

/** The changes that the sentence does not mention. */
export function remainingChanges(entry: AuditEntry): AuditChange[] {
  const changes = auditChanges(entry);
  const isOnlyOne = changes.length === 1 && /^(quiz|coupon)-changed$/.test(entry.what);
  return isOnlyOne || (entry.what === 'bank-edited' && singleEdit(entry) !== '') ? [] : changes;
}

const after = (entry: AuditEntry) => recordOf(entry.after);

/** The ids that an entry's object names: `quiz 1`, `coupon A`, `coupon batch b`, `report of attempt c`, `person d`. */
function objectId({ object }: AuditEntry): string {
  return object.slice(object.lastIndexOf(' ') + 1);
}

function quizOf(entry: AuditEntry, names: AuditNames): Piece {
  return names.quiz(Number(objectId(entry)));
}

function versionOf(entry: AuditEntry): AuditPart {
  const quizId = Number(objectId(entry));
  return { text: `version ${String(after(entry)['version'])}`, link: { to: 'versions', quizId } };
}

function couponOf(entry: AuditEntry, names: AuditNames): Piece {
  if (entry.object.startsWith('coupon batch ')) return names.batch(objectId(entry));
  const code = entry.object.slice('coupon '.length);
  return { text: `the coupon ${code}`, link: { to: 'coupon', code } };
}

function personOf(entry: AuditEntry, names: AuditNames): Piece {
  return names.person(objectId(entry), 'admin');
}

const nextAttempt = /^next attempt of (\S+) at quiz (\d+)$/;

function toWhom(entry: AuditEntry, names: AuditNames): Piece[] {
  const [, userId, quizId] = nextAttempt.exec(entry.object) ?? [];
  if (userId && quizId) return ['to ', names.person(userId), ' for the next attempt at ', names.quiz(Number(quizId))];
  return ['to ', ...whoseAttempt(entry, names)];
}

function whoseAttempt(entry: AuditEntry, names: AuditNames): Piece[] {
  const attempt = names.attempt(entry.person, objectId(entry));
  return entry.person === undefined ? ['an ', attempt] : [names.person(entry.person), '’s ', attempt];
}

/** For a grant to the next attempt, the entry keeps the total before and after: their difference was granted. */
function grantedMinutes(entry: AuditEntry): number {
  const before = Number(recordOf(entry.before)['minutes'] ?? 0);
  return Number(after(entry)['minutes'] ?? 0) - before;
}

function changeVerb(entry: AuditEntry): string {
  const [was, is] = [recordOf(entry.before)['active'], after(entry)['active']];
  if (was === is || auditChanges(entry).length > 1) return 'changed ';
  return is ? 'reactivated ' : 'deactivated ';
}

/** If only one field changed, the sentence names the change itself. */
function onlyChange(entry: AuditEntry): string {
  const [change, ...more] = auditChanges(entry);
  if (!change || more.length > 0 || change.field === 'Active') return '';
  return `: ${change.field.toLowerCase()} from ${change.before ?? 'nothing'} to ${change.after ?? 'nothing'}`;
}

function termsWords(entry: AuditEntry): string {
  const { discountPercentage, maxUses, count } = after(entry);
  const uses =
    count !== undefined ? '' : maxUses === undefined ? ', no limit of uses' : `, at most ${String(maxUses)} uses`;
  return discountPercentage === undefined ? '' : `: ${String(discountPercentage)} % off${uses}`;
}

function questions(count: unknown): string {
  return counted(Number(count), 'question');
}

function parameters(count: number): string {
  return counted(count, 'parameter');
}

function countWords({ counts }: AuditEntry): string {
  if (!counts) return '';
  const { added, changed, removed, notes } = counts;
  return ` (${added} new, ${changed} changed, ${removed} gone${notes ? `; ${parameters(notes)} changed` : ''})`;
}

function editedWords({ edits = [], notes = [], counts }: AuditEntry): string {
  const [first] = edits;
  const total = counts ? counts.added + counts.changed + counts.removed : edits.length;
  const described = counts?.notes ?? 0;
  if (described > 0) return [...(total > 0 ? [questions(total)] : []), notesWords(described, notes)].join(' and ');
  if (total === 1 && first) return `question ${first.number}`;
  return total === 0 ? 'the questions' : questions(total);
}

/** Names only the first change, because the entry may not have room for all of them, and counts the others. */
function notesWords(count: number, [first, ...more]: readonly NoteChange[]): string {
  if (count === 1 && first && more.length === 0) return `parameter “${scaleTitle(first)}”`;
  return parameters(count);
}

function singleEdit({ edits = [], notes = [], counts }: AuditEntry): string {
  const [first, ...more] = edits;
  const [note, ...others] = notes;
  if (note) return edits.length + others.length > 0 ? '' : `: ${note.fields.map(fieldWords).join('; ')}`;
  const total = counts ? counts.added + counts.changed + counts.removed : edits.length;
  if (!first || more.length > 0 || total > 1) return '';
  if (first.action !== 'changed') return first.action === 'added' ? ': added it' : ': deleted it';
  return `: ${first.fields.map(fieldWords).join('; ')}`;
}
