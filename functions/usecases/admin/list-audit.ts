import type { listAudit as operation } from '#functions/contract/admin/audit.ts';
import type { RequestOf } from '#functions/contract/endpoint.ts';
import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { KeptAuditEntry } from '#functions/adapters/dynamo/admin/audit-store.ts';
import type { AuditEntryView } from '#functions/contract/admin/audit.ts';
import {
  auditSentence,
  remainingChanges,
  type AuditNames,
  type AuditPart,
} from '#functions/domain/admin/audit-sentence.ts';
import type { AuditEntry } from '#functions/domain/admin/audit.ts';
import { indiaDayEnd, indiaDayStart, indiaMomentWords } from '#functions/domain/calendar/india-days.ts';
import { foldText, hasWords, searchWords } from '#functions/domain/text/search-words.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import * as words from '#functions/domain/words/audit.ts';
import { erasedName } from '#functions/domain/words/people.ts';
import { memoize } from '#functions/usecases/memoize.ts';

type Request = RequestOf<typeof operation>;

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
  const names = auditNames(ports);
  const isFound = (words: string, typed: string) => hasWords(foldText(words), searchWords(typed));
  const views = entries.map(async (entry): Promise<AuditEntryView[]> => {
    const people = who === undefined ? [] : await names.peopleWords(entry);
    if (who !== undefined && !people.some((words) => isFound(words, who))) return [];
    const { entryId, at, what, reason } = entry;
    const sentence = await auditSentence(entry, names);
    const by = sentence[0]?.text ?? '';
    const view = { entryId, at, what, by, sentence, changes: remainingChanges(entry), reason };
    return text === undefined || isFound(toldIn(view), text) ? [view] : [];
  });
  return (await Promise.all(views)).flat();
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

type NamePorts = Needs<'admins' | 'profiles' | 'quizzes' | 'batches' | 'attempts' | 'clock'>;

/** The actor of `npm run person`. */
const commandLine = 'command line';
/** The audit keeps an erased account under a keyed hash in place of the user id. */
const isPseudonym = (by: string) => /^[0-9a-f]{64}$/.test(by);

interface NamesOfEntries extends AuditNames {
  /** Searchable texts of everyone that an entry refers to: name and address. */
  peopleWords: (entry: AuditEntry) => Promise<string[]>;
}

/** Looks up the names for the ids of entries, each once. */
function auditNames(ports: NamePorts): NamesOfEntries {
  const profileOf = memoize((userId: string) => ports.profiles.find(userId));
  const formerAdminOf = memoize((userId: string) => ports.admins.findFormer(userId, ports.clock()));
  const quizOf = memoize((quizId: number) => ports.quizzes.find(quizId));
  const batchOf = memoize((batchId: string) => ports.batches.find(batchId));
  const knownOf = async (userId: string, as?: 'admin') => {
    if (userId === commandLine || isPseudonym(userId)) return undefined;
    return (await profileOf(userId)) ?? (as && (await formerAdminOf(userId)));
  };
  const person = async (userId: string, as?: 'admin'): Promise<AuditPart> => {
    if (userId === commandLine) return { text: words.commandLine };
    const known = await knownOf(userId, as);
    if (!known) return { text: erasedName };
    const text = known.name || known.email;
    return 'userId' in known ? { text, link: { to: 'person', userId } } : { text: words.formerName(text) };
  };
  const wordsOf = async (userId: string, as?: 'admin') =>
    `${(await person(userId, as)).text} ${(await knownOf(userId, as))?.email ?? ''}`;
  return {
    person,
    peopleWords: (entry) =>
      Promise.all([wordsOf(entry.by, 'admin'), ...peopleIn(entry).map((userId) => wordsOf(userId))]),
    async quiz(quizId) {
      const quiz = await quizOf(quizId);
      if (!quiz) return { text: words.unknownQuiz(quizId) };
      return { text: words.quiz(quiz.name, quizId), link: { to: 'quiz', quizId } };
    },
    async batch(batchId) {
      const batch = await batchOf(batchId);
      if (!batch) return { text: words.unknownBatch(batchId) };
      return { text: words.batch(batch.label, batch.count), link: { to: 'batch', batchId } };
    },
    async attempt(userId, attemptId) {
      const attempt = userId && (await ports.attempts.find(userId, parseAttemptId(attemptId)));
      if (!attempt) return { text: words.unknownAttempt };
      const text = words.attempt(indiaMomentWords(attempt.createdAt));
      return { text, link: { to: 'attempt', userId, attemptId } };
    },
  };
}

/** Everyone that an entry refers to. */
function peopleIn({ by, person, object }: AuditEntry): string[] {
  const [, subject] = /^(?:person|next attempt of) (\S+)/.exec(object) ?? [];
  const named = [by, ...(person ? [person] : []), ...(subject ? [subject] : [])];
  return named.filter((userId) => userId !== commandLine && !isPseudonym(userId));
}
