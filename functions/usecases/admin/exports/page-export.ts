import { formatAttemptId } from '#functions/domain/attempts/attempt.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { ExportSource } from './export-rows.ts';
import type { AttemptRecord, AttemptRecords } from '#functions/usecases/ports/attempt-records.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { ExportOrder, ExportStore } from '#functions/usecases/ports/exports.ts';
import type { PersonStore } from '#functions/usecases/ports/people.ts';
import type { BankReader, QuizReader } from '#functions/usecases/ports/quizzes.ts';
import { qualitiesOf, type QualityPorts } from '#functions/usecases/reports/quality-of.ts';

export interface ExportPorts extends QualityPorts {
  exports: ExportStore;
  records: AttemptRecords;
  banks: BankReader;
  quizzes: QuizReader;
  people: Pick<PersonStore, 'read'>;
  clock: Clock;
}

export interface ExportRequest {
  exportId: string;
  cursor?: string | undefined;
  by: string;
}

const attemptsPerPage = 50;
/** Approximate: an attempt is never split across pages. */
const maxBytes = 700_000;

/**
 * The next attempts of an export, each as `make` returns it, until a page is full. Leaves out people who erased their account
 * meanwhile; refuses an export of another kind or admin.
 */
export async function pageExport<Made>(
  ports: ExportPorts,
  { exportId, cursor, by }: ExportRequest,
  make: { kinds: readonly ExportOrder['kind'][]; of: (source: ExportSource, order: ExportOrder) => Made },
): Promise<{ order: ExportOrder; made: Made[]; sources: ExportSource[]; next?: string | undefined }> {
  const order = await ports.exports.find(exportId, ports.clock());
  if (order?.by !== by || !make.kinds.includes(order.kind)) {
    refuse('not-found', 'There is no such export, or it is over. Start it again.');
  }
  const { from } = order;
  // No attempt ends later than now, so the search is limited to the months so far.
  const until = Math.min(order.until, ports.clock());
  const page =
    order.person === undefined
      ? await ports.records.pageEnded({ from, until, cursor, limit: attemptsPerPage })
      : { found: await endedAttempts(ports, order.person, { from, until, cursor }), next: undefined };
  const read = sourceReader(
    ports,
    await qualitiesOf(
      ports,
      page.found.map(({ record }) => record.attempt),
    ),
  );
  const sources: ExportSource[] = [];
  const made: Made[] = [];
  let bytes = 0;
  let { next } = page;
  for (const [index, { record, after }] of page.found.entries()) {
    if (isWanted(record, order)) {
      const source = await read(record);
      const own = make.of(source, order);
      sources.push(source);
      made.push(own);
      bytes += JSON.stringify(own).length;
    }
    if (bytes < maxBytes || index === page.found.length - 1) continue;
    next = after;
    break;
  }
  return { order, made, sources, next };
}

/** Attempts that one person has ended, newest first: they share a partition. Each one's id is the cursor after it. */
async function endedAttempts(
  { people }: ExportPorts,
  userId: string,
  { from, until, cursor }: { from: number; until: number; cursor: string | undefined },
) {
  const { attempts, profile } = await people.read(userId);
  const ended = attempts.filter(({ endedAt = -1 }) => endedAt >= from && endedAt <= until);
  const found = ended
    .sort((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0))
    .map((attempt) => ({ record: { attempt, ...(profile && { profile }) }, after: formatAttemptId(attempt.ref) }));
  if (cursor === undefined) return found;
  const last = found.findIndex(({ after }) => after === cursor);
  return last === -1
    ? refuse('invalid-input', 'This list can’t be continued from there. Load it again.')
    : found.slice(last + 1);
}

/** The index lags behind the items, and an erasure deletes a person's items one by one. */
function isWanted({ attempt, profile }: AttemptRecord, { batch }: ExportOrder): boolean {
  return attempt.status === 'completed' && profile !== undefined && (batch === undefined || attempt.batch === batch);
}

/** Reads each quiz and each bank version once. */
function sourceReader(
  { banks, quizzes }: ExportPorts,
  qualityOf: Awaited<ReturnType<typeof qualitiesOf>>,
): (record: AttemptRecord) => Promise<ExportSource> {
  const names = new Map<number, Promise<string>>();
  const versions = new Map<string, Promise<Pick<ExportSource, 'questions' | 'map'>>>();
  const readVersion = async (quizId: number, version: number) => {
    const [questions, map] = await Promise.all([banks.getQuestions(quizId, version), banks.getMap(quizId, version)]);
    return { questions, map };
  };
  return async ({ attempt, profile }) => {
    const { quizId, version } = attempt.ref;
    const id = `${quizId}.${version}`;
    const quizName = names.get(quizId) ?? quizzes.find(quizId).then((quiz) => quiz?.name ?? `Quiz ${quizId}`);
    const bank = versions.get(id) ?? readVersion(quizId, version);
    names.set(quizId, quizName);
    versions.set(id, bank);
    const { email = '', name = '' } = profile ?? {};
    const own = { quizName: await quizName, ...(await bank) };
    return { attempt, email, name, ...own, quality: qualityOf(attempt, own.questions) };
  };
}
