import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { AttemptDetails, TimelineEntryView } from '#functions/contract/admin/attempts/attempts.ts';
import { attemptTimeline } from '#functions/domain/attempts/attempt-timeline.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { extraMinutes } from '#functions/domain/attempts/grants.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { namesOf } from '#functions/usecases/people/names-of.ts';
import { qualitiesOf, type QualityPorts } from '#functions/usecases/reports/quality-of.ts';
import { viewAttempts, type ViewPorts } from './view-attempts.ts';
import type { Grant } from '#functions/adapters/dynamo/attempts/grants/grant-item.ts';
import type { MailRecord, Delivery } from '#functions/adapters/dynamo/reports/delivery-item.ts';

/** One attempt with everything that happened: during it, by admins, and with its report. */
export async function getAttempt(
  ports: ViewPorts & QualityPorts & Needs<'records' | 'grants' | 'profiles' | 'clock'>,
  { userId, attemptId }: { userId: string; attemptId: string },
): Promise<AttemptDetails> {
  const ref = parseAttemptId(attemptId);
  const record = (await ports.records.find(userId, ref)) ?? refuse('not-found', 'There is no such attempt.');
  const [rows, questions, grants, extra, qualityOf] = await Promise.all([
    viewAttempts(ports, [record]),
    ports.banks.getQuestions(ref.quizId, ref.version),
    ports.grants.list(userId, ref),
    ports.records.listExtra(userId),
    qualitiesOf(ports, [record.attempt]),
  ]);
  const [attempt = refuse('not-found', 'There is no such attempt.')] = rows;
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
    ...(record.attempt.status === 'completed' && { quality: qualityOf(record.attempt, questions) }),
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
