import type { ExportOrder } from '#functions/domain/admin/export-order.ts';
import { formatAttemptId, type Attempt } from '#functions/domain/attempts/attempt.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { ExportSource } from './export-rows.ts';
import { memoize } from '#functions/usecases/memoize.ts';
import type { AttemptRecord, AttemptRecords } from '#functions/usecases/ports/attempt-records.ts';
import type { CouponBatchStore } from '#functions/usecases/ports/coupons.ts';
import type { PersonStore } from '#functions/usecases/ports/people.ts';
import type { BankReader, QuizReader } from '#functions/usecases/ports/quizzes.ts';
import { qualitiesOf, type QualityPorts } from '#functions/usecases/reports/quality-of.ts';

export interface ExportReaderPorts extends QualityPorts {
  records: Pick<AttemptRecords, 'pageEnded'>;
  banks: BankReader;
  quizzes: Pick<QuizReader, 'find'>;
  people: Pick<PersonStore, 'read'>;
  batches: Pick<CouponBatchStore, 'find'>;
}

/** An attempt of an export with its bank version. */
export interface ExportedAttempt {
  attempt: Attempt;
  email: string;
  name: string;
  bank: ExportedBank;
}

export interface ExportedBank {
  questions: readonly Question[];
  map: ParameterMap;
}

export interface ExportPage {
  attempts: ExportedAttempt[];
  /** The oldest end of an attempt on this page. */
  reachedAt?: number | undefined;
  /** Cursor of the next page. */
  next?: string | undefined;
}

export interface ExportReader {
  /** Attempts, the last ended first. Leaves out people who have erased their account. */
  page(cursor: string | undefined): Promise<ExportPage>;
  /** What only some tables need of these attempts. */
  complete(attempts: readonly ExportedAttempt[]): Promise<ExportSource[]>;
}

/** An attempt, its person and its report's judgement take one key each of a batch read, which has 100. */
const attemptsPerPage = 100;

/** Reads the attempts of an export page by page; what many of them share, once. */
export function exportReader(ports: ExportReaderPorts, order: ExportOrder & { orderedAt: number }): ExportReader {
  const bankOf = memoize(async (id: string): Promise<ExportedBank> => {
    const [quizId = 0, version = 0] = id.split('.').map(Number);
    const [questions, map] = await Promise.all([
      ports.banks.getQuestions(quizId, version),
      ports.banks.getMap(quizId, version),
    ]);
    return { questions, map };
  });
  const quizName = memoize(async (quizId: number) => (await ports.quizzes.find(quizId))?.name ?? `Quiz ${quizId}`);
  const batchLabel = memoize(async (batchId: string) => (await ports.batches.find(batchId))?.label || batchId);
  // What ends later is not part of it, so that all passes over the attempts meet the same ones.
  const range = { from: order.from, until: Math.min(order.until, order.orderedAt) };

  return {
    async page(cursor) {
      const page =
        order.person === undefined
          ? await ports.records.pageEnded({ ...range, cursor, limit: attemptsPerPage, batch: order.batch })
          : await pageOfPerson(ports, order.person, { ...range, cursor });
      const wanted = page.records.filter((record) => isWanted(record, order));
      const attempts = wanted.map(async ({ attempt, profile }) => {
        const bank = await bankOf(`${attempt.ref.quizId}.${attempt.ref.version}`);
        return { attempt, email: profile?.email ?? '', name: profile?.name ?? '', bank };
      });
      return {
        attempts: await Promise.all(attempts),
        reachedAt: wanted.at(-1)?.attempt.endedAt,
        next: page.next,
      };
    },

    async complete(attempts) {
      const qualityOf = await qualitiesOf(
        ports,
        attempts.map(({ attempt }) => attempt),
      );
      const sources = attempts.map(async ({ attempt, email, name, bank }) => ({
        ...{ attempt, email, name, ...bank },
        quizName: await quizName(attempt.ref.quizId),
        quality: qualityOf(attempt, bank.questions),
        ...(attempt.batch !== undefined && { batchLabel: await batchLabel(attempt.batch) }),
      }));
      return Promise.all(sources);
    },
  };
}

/** Attempts that one person has ended, newest first: they share a partition. Each one's id is the cursor after it. */
async function pageOfPerson(
  { people }: ExportReaderPorts,
  userId: string,
  { from, until, cursor }: { from: number; until: number; cursor: string | undefined },
): Promise<{ records: AttemptRecord[]; next?: string }> {
  const { attempts, profile } = await people.read(userId);
  const ended = attempts
    .filter(({ endedAt = -1 }) => endedAt >= from && endedAt <= until)
    .sort((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0));
  const last = cursor === undefined ? -1 : ended.findIndex(({ ref }) => formatAttemptId(ref) === cursor);
  if (cursor !== undefined && last === -1) refuse('invalid-input', 'This list can’t be continued from there.');
  const page = ended.slice(last + 1, last + 1 + attemptsPerPage);
  const end = page.at(-1);
  return {
    records: page.map((attempt) => ({ attempt, ...(profile && { profile }) })),
    ...(end && last + 1 + page.length < ended.length && { next: formatAttemptId(end.ref) }),
  };
}

/** The index lags behind the items, and an erasure deletes a person's items one by one. */
function isWanted({ attempt, profile }: AttemptRecord, { batch }: ExportOrder): boolean {
  return attempt.status === 'completed' && profile !== undefined && (batch === undefined || attempt.batch === batch);
}
