import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { AuditNames, AuditPart } from '#functions/domain/admin/audit-sentence.ts';
import type { AuditEntry } from '#functions/domain/admin/audit.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { indiaMomentWords } from '#functions/domain/calendar/india-moment.ts';
import { counted } from '#functions/domain/text/counted.ts';

export type NamePorts = Needs<'profiles' | 'quizzes' | 'batches' | 'attempts'>;

/** The actor of `npm run person`. */
const commandLine = 'command line';
/** The audit keeps an erased account under a keyed hash in place of the user id. */
const pseudonym = /^[0-9a-f]{64}$/;
const deletedAccount = 'Deleted account';

export interface NamesOfEntries extends AuditNames {
  /** Searchable text of a person: name and address. */
  personWords: (userId: string) => string;
}

/** Looks up the names for the ids of these entries, each once. */
export async function auditNames(ports: NamePorts, entries: readonly AuditEntry[]): Promise<NamesOfEntries> {
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
export function peopleIn({ by, person, object }: AuditEntry): string[] {
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
