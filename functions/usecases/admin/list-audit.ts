import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { KeptAuditEntry } from '#functions/adapters/dynamo/admin/audit-store.ts';
import type { AuditEntryView } from '#functions/contract/admin/audit.ts';
import {
  auditSentence,
  remainingChanges,
  type AuditNames,
  type AuditPart,
} from '#functions/domain/admin/audit-sentence.ts';
import type { AuditAction, AuditEntry } from '#functions/domain/admin/audit.ts';
import { indiaDayEnd, indiaDayStart, indiaMomentWords } from '#functions/domain/calendar/india-days.ts';
import { foldText, hasWords, searchWords } from '#functions/domain/text/search-words.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { counted } from '#functions/domain/text/counted.ts';

interface Request {
  /** Days in India, as `2026-03-02`; both included. Absent: the last 30 days. */
  from?: string | undefined;
  until?: string | undefined;
  what?: AuditAction | undefined;
  /** User id: actions by or on this person. */
  person?: string | undefined;
  /** Words of a name or an address: actions by or on these people. */
  who?: string | undefined;
  /** Words in the sentence, the reason or the changes. */
  text?: string | undefined;
  cursor?: string | undefined;
}

/** A page is full with so many entries. At most so many index pages are read for it; the next request continues from there. */
const enough = 50;
const maxPagesRead = 20;
const daysAtFirst = 30;

/** The actions between two days, newest first, as sentences. */
export async function listAudit(
  ports: NamePorts & Needs<'audit' | 'clock'>,
  { from, until, cursor, ...filter }: Request,
): Promise<{ entries: AuditEntryView[]; next?: string | undefined }> {
  const last = until === undefined ? ports.clock() : indiaDayEnd(until);
  const first = from === undefined ? indiaDayStart(last, daysAtFirst - 1) : indiaDayEnd(from) + 1 - dayMs;
  const entries: AuditEntryView[] = [];
  let next = cursor;
  for (let pages = 0; pages < maxPagesRead; pages++) {
    const page = await ports.audit.list({ from: first, until: last, cursor: next });
    const wanted = page.rows.filter((entry) => isWanted(entry, filter));
    entries.push(...(await viewEntries(ports, wanted, filter)));
    next = page.next;
    if (next === undefined || entries.length >= enough) break;
  }
  return { entries, next };
}

const dayMs = 24 * 60 * 60 * 1000;

async function viewEntries(
  ports: NamePorts,
  entries: readonly KeptAuditEntry[],
  { who, text }: Request,
): Promise<AuditEntryView[]> {
  const names = await auditNames(ports, entries);
  const isFound = (words: string, typed: string) => hasWords(foldText(words), searchWords(typed));
  return entries
    .filter(
      (entry) => who === undefined || [entry.by, ...peopleIn(entry)].some((id) => isFound(names.personWords(id), who)),
    )
    .map((entry) => ({
      entryId: entry.entryId,
      at: entry.at,
      what: entry.what,
      by: names.person(entry.by).text,
      sentence: auditSentence(entry, names),
      changes: remainingChanges(entry),
      ...(entry.reason !== undefined && { reason: entry.reason }),
    }))
    .filter((view) => text === undefined || isFound(toldIn(view), text));
}

function isWanted(entry: KeptAuditEntry, { what, person }: Request): boolean {
  return (what === undefined || entry.what === what) && (person === undefined || peopleIn(entry).includes(person));
}

function toldIn({ sentence, reason = '', changes }: AuditEntryView): string {
  return [
    sentence.map((part) => part.text).join(''),
    reason,
    ...changes.flatMap(({ field, before = '', after = '' }) => [field, before, after]),
  ].join(' ');
}

type NamePorts = Needs<'profiles' | 'quizzes' | 'batches' | 'attempts'>;

/** The actor of `npm run person`. */
const commandLine = 'command line';
/** The audit keeps an erased account under a keyed hash in place of the user id. */
const pseudonym = /^[0-9a-f]{64}$/;
const deletedAccount = 'Deleted account';

interface NamesOfEntries extends AuditNames {
  /** Searchable text of a person: name and address. */
  personWords: (userId: string) => string;
}

/** Looks up the names for the ids of these entries, each once. */
async function auditNames(ports: NamePorts, entries: readonly AuditEntry[]): Promise<NamesOfEntries> {
  const [people, quizzes, batches, attempts] = await Promise.all([
    findAll(entries.flatMap(peopleIn), (userId) => ports.profiles.find(userId)),
    findAll(entries.flatMap(quizzesIn), (quizId) => ports.quizzes.find(Number(quizId))),
    findAll(entries.flatMap(batchesIn), (batchId) => ports.batches.find(batchId)),
    findAll(entries.flatMap(attemptsIn), (place) => findAttempt(ports, place)),
  ]);
  const person = (userId: string): AuditPart => {
    if (userId === commandLine) return { text: 'The command line' };
    const profile = people.get(userId);
    if (!profile) return { text: deletedAccount };
    return { text: profile.name || profile.email, link: { to: 'person', userId } };
  };
  return {
    person,
    personWords: (userId) => `${person(userId).text} ${people.get(userId)?.email ?? ''}`,
    quiz: (quizId) => {
      const quiz = quizzes.get(String(quizId));
      return quiz
        ? { text: `${quiz.name} (quiz ${quizId})`, link: { to: 'quiz', quizId } }
        : { text: `quiz ${quizId}` };
    },
    batch: (batchId) => {
      const batch = batches.get(batchId);
      if (!batch) return { text: `the batch ${batchId}` };
      const codes = counted(batch.count, 'code');
      return { text: `the batch “${batch.label}” (${codes})`, link: { to: 'batch', batchId } };
    },
    attempt: (userId, attemptId) => {
      const attempt = userId && attempts.get(`${userId}/${attemptId}`);
      if (!attempt) return { text: 'attempt' };
      const text = `attempt of ${indiaMomentWords(attempt.createdAt)}`;
      return { text, link: { to: 'attempt', userId, attemptId } };
    },
  };
}

async function findAll<Found>(ids: readonly string[], find: (id: string) => Promise<Found | undefined>) {
  const wanted = [...new Set(ids)];
  const found = await Promise.all(wanted.map(find));
  return new Map(wanted.flatMap((id, place) => (found[place] === undefined ? [] : [[id, found[place]] as const])));
}

const idOf = (object: string) => object.slice(object.lastIndexOf(' ') + 1);

/** Everyone that an entry refers to. */
function peopleIn({ by, person, object }: AuditEntry): string[] {
  const [, subject] = /^(?:person|next attempt of) (\S+)/.exec(object) ?? [];
  const named = [by, ...(person ? [person] : []), ...(subject ? [subject] : [])];
  return named.filter((userId) => userId !== commandLine && !pseudonym.test(userId));
}

function quizzesIn({ object, before }: AuditEntry): string[] {
  const [, quizId] = /quiz (\d+)$/.exec(object) ?? [];
  const active = (before as { activeQuizId?: unknown } | undefined)?.activeQuizId;
  return [...(quizId ? [quizId] : []), ...(active === undefined ? [] : [String(active as number)])];
}

function batchesIn({ object, after }: AuditEntry): string[] {
  const exported = (after as { batch?: unknown } | undefined)?.batch;
  return [
    ...(object.startsWith('coupon batch ') ? [idOf(object)] : []),
    ...(typeof exported === 'string' ? [exported] : []),
  ];
}

function attemptsIn({ object, person }: AuditEntry): string[] {
  return person && /(^| of )attempt /.test(object) ? [`${person}/${idOf(object)}`] : [];
}

async function findAttempt({ attempts }: NamePorts, place: string) {
  const [userId = '', attemptId = ''] = place.split('/');
  return attempts.find(userId, parseAttemptId(attemptId));
}
