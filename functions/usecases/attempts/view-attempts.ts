import type { Needs } from '#functions/usecases/ports/needs.ts';
import type {
  AttemptRow,
  listAttempts as operation,
  AttemptDetails,
  TimelineEntryView,
  PersonView,
} from '#functions/contract/admin/attempts/attempts.ts';
import type { Reply, RequestOf } from '#functions/contract/endpoint.ts';
import { formatAttemptId, type Attempt, parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { presentedCount } from '#functions/domain/attempts/presented-questions.ts';
import { remainingResumes, resumeCount } from '#functions/domain/attempts/resumes.ts';
import { memoize } from '#functions/usecases/memoize.ts';
import type { AttemptRecord, PersonAttempts } from '#functions/adapters/dynamo/attempts/attempt-records.ts';
import { unnamedQuiz } from '#functions/domain/words/quizzes.ts';
import { attemptTimeline } from '#functions/domain/attempts/attempt-timeline.ts';
import { extraMinutes } from '#functions/domain/attempts/grants.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { namesOf } from '#functions/usecases/people/find-people.ts';
import { qualitiesOf, type QualityPorts } from '#functions/usecases/reports/quality-of.ts';
import type { Grant } from '#functions/adapters/dynamo/attempts/grants/grant-to-attempt.ts';
import type { MailRecord, Delivery } from '#functions/adapters/dynamo/reports/delivery-item.ts';
import { matchesFilter, type AttemptFilter } from '#functions/domain/attempts/attempt-filter.ts';
import { type FinderPorts, type PeopleFound, resolveFinder } from '#functions/usecases/admin/resolve-finder.ts';
import type { Profile } from '#functions/domain/people/profile.ts';
import * as words from '#functions/domain/words/attempts.ts';

type ViewPorts = Needs<'banks' | 'deliveries' | 'batches' | 'quizzes'>;

/** Attempts for admins: with the names of quizzes and batches, their numbers of questions, and their reports. */
async function viewAttempts(ports: ViewPorts, records: readonly AttemptRecord[]): Promise<AttemptRow[]> {
  const nameOf = memoize((id: number) => ports.quizzes.find(id).then((quiz) => quiz?.name ?? unnamedQuiz(id)));
  const labelOf = memoize((batchId: string) => ports.batches.find(batchId).then((batch) => batch?.label || batchId));
  const deliveryOf = async ({ attempt: { status, userId, ref }, delivery }: AttemptRecord) =>
    status === 'open' ? undefined : (delivery ?? ports.deliveries.find({ userId, attemptId: formatAttemptId(ref) }));
  const rows = records.map(async (record) => {
    const { attempt, profile } = record;
    const { ref, batch } = attempt;
    const [quizName, label, { questionCount }, delivery] = await Promise.all([
      nameOf(ref.quizId),
      batch === undefined ? undefined : labelOf(batch),
      ports.banks.getStaged(ref.quizId, ref.version),
      deliveryOf(record),
    ]);
    return {
      ...rowOf(attempt),
      name: profile?.name ?? '',
      email: profile?.email ?? '',
      quizName,
      questionCount: presentedCount(attempt.asked, questionCount),
      batch: batch === undefined || label === undefined ? undefined : { batchId: batch, label },
      report: delivery && { ...delivery, canDownload: delivery.reportKey !== undefined },
    };
  });
  return Promise.all(rows);
}

function rowOf(attempt: Attempt) {
  const { ref, userId, createdAt, deadline, endedAt, status, endReason, answeredCount } = attempt;
  return {
    ...{ userId, attemptId: formatAttemptId(ref), ...ref },
    ...{ startedAt: createdAt, deadline, endedAt, status, endReason, answeredCount },
    lateCount: attempt.late.length,
    resumeCount: resumeCount(attempt),
    remaining: remainingResumes(attempt),
  };
}

/** One attempt with everything that happened: during it, by admins, and with its report. */
export async function getAttempt(
  ports: ViewPorts & QualityPorts & Needs<'records' | 'grants' | 'profiles' | 'clock'>,
  { userId, attemptId }: { userId: string; attemptId: string },
): Promise<AttemptDetails> {
  const ref = parseAttemptId(attemptId);
  const record = (await ports.records.find(userId, ref)) ?? refuse('not-found', words.notFound);
  const [rows, questions, grants, extra, qualityOf] = await Promise.all([
    viewAttempts(ports, [record]),
    ports.banks.getQuestions(ref.quizId, ref.version),
    ports.grants.list(userId, ref),
    ports.records.listExtra(userId),
    qualitiesOf(ports, [record.attempt]),
  ]);
  const [attempt = refuse('not-found', words.notFound)] = rows;
  const nameOf = await namesOf(
    ports.profiles,
    grants.map(({ by }) => by),
  );
  const { delivery } = record;
  const timeline = [
    ...attemptTimeline(record.attempt, questions),
    ...grants.map((grant) => grantEntry(grant, nameOf)),
    ...(delivery ? reportEntries(delivery) : []),
  ].sort((a, b) => a.at - b.at);
  const extraMs = extra.find(({ quizId }) => quizId === ref.quizId)?.extraMs ?? 0;
  return {
    attempt,
    nextExtraMinutes: extraMinutes(extraMs),
    timeline,
    now: ports.clock(),
    quality: record.attempt.status === 'completed' ? qualityOf(record.attempt, questions) : undefined,
  };
}

function grantEntry({ by, ...grant }: Grant, nameOf: (userId: string) => string): TimelineEntryView {
  return { kind: 'grant', ...grant, by: nameOf(by) };
}

function reportEntries(delivery: Delivery): TimelineEntryView[] {
  const ordered: TimelineEntryView = { kind: 'ordered', at: delivery.createdAt };
  return [ordered, ...[...delivery.earlier, delivery].flatMap(mailEntries)];
}

function mailEntries(mail: MailRecord): TimelineEntryView[] {
  const { status, sendingAt, sentAt, deliveredAt, bouncedAt, parkedAt, problem } = mail;
  const words = problem === undefined ? {} : { problem };
  const entries: TimelineEntryView[] = [];
  if (sendingAt !== undefined) entries.push({ kind: 'mail', at: sendingAt, fate: 'made' });
  if (sentAt !== undefined) entries.push({ kind: 'mail', at: sentAt, fate: 'sent' });
  if (deliveredAt !== undefined)
    entries.push({ kind: 'mail', at: deliveredAt, fate: 'delivered', ...(status === 'delivered' && words) });
  if (bouncedAt !== undefined) entries.push({ kind: 'mail', at: bouncedAt, fate: 'bounced', ...words });
  if ((status === 'failed' || status === 'unknown') && parkedAt !== undefined)
    entries.push({ kind: 'mail', at: parkedAt, fate: status, ...words });
  return entries;
}

type Ports = ViewPorts & FinderPorts & Needs<'records' | 'clock'>;

type Request = RequestOf<typeof operation>;

/** Attempts that match, a page at a time; those of people who were searched for, all at once. */
export async function listAttempts(
  ports: Ports,
  { cursor, who, person, batch, label, ...rest }: Request,
): Promise<Reply<typeof operation>> {
  const { people, batches } = await resolveFinder(ports, { who, person, batch, label });
  const filter = { ...rest, batches };
  if (people) return listOfPeople(ports, people, filter);
  if (batches?.length === 0) return { attempts: [] };
  const { records, next } = await ports.records.page({ ...filter, cursor, now: ports.clock() });
  return { attempts: await viewAttempts(ports, records), next };
}

async function listOfPeople(ports: Ports, { profiles, isCutOff }: PeopleFound, filter: AttemptFilter) {
  const quizzes = await ports.quizzes.list();
  const found = await ports.records.listOf(
    profiles.map(({ userId }) => userId),
    quizzes.map(({ quizId }) => quizId),
  );
  const records = found
    .flatMap((own) => own.records)
    .filter(({ attempt }) => matchesFilter(attempt, filter))
    .sort((a, b) => rank(a.attempt) - rank(b.attempt) || b.attempt.createdAt - a.attempt.createdAt);
  const people = profiles.map((profile, person) => viewPerson(profile, found[person]));
  return { attempts: await viewAttempts(ports, records), people, arePeopleCutOff: isCutOff };
}

/** Running ones come first. */
const rank = ({ status }: Attempt) => (status === 'open' ? 0 : 1);

function viewPerson({ userId, name, email }: Profile, found: PersonAttempts | undefined): PersonView {
  const granted = (found?.extra ?? []).map(({ quizId, extraMs }) => ({ quizId, extraMinutes: extraMinutes(extraMs) }));
  return { userId, name, email, granted };
}
