import { pMapIterable } from 'p-map';
import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { EndedAttempt } from '#functions/adapters/dynamo/attempts/attempt-records.ts';
import { unnamedQuiz } from '#functions/domain/words/quizzes.ts';
import type { ExportOrder } from '#functions/domain/admin/export-order.ts';
import { memoize } from '#functions/usecases/memoize.ts';
import { qualitiesOf, type QualityPorts } from '#functions/usecases/reports/quality-of.ts';
import { scalesOf, type ExportSource } from './export-tables.ts';

export type EndedAttemptsPorts = Needs<'records' | 'people'>;

type Asked = Pick<ExportOrder, 'from' | 'until' | 'batch' | 'person'>;

/** The attempts of an export, the last ended first, up to `limit`. */
export async function endedAttempts(
  { records, people }: EndedAttemptsPorts,
  { from, until, batch, person }: Asked,
  limit: number,
): Promise<EndedAttempt[]> {
  if (person === undefined) return records.listEnded({ from, until, batch, limit });
  const { attempts } = await people.read(person);
  return attempts
    .flatMap(({ endedAt, ...attempt }) => (endedAt === undefined ? [] : [{ ...attempt, endedAt }]))
    .filter((one) => one.endedAt >= from && one.endedAt <= until && (batch === undefined || one.batch === batch))
    .sort((a, b) => b.endedAt - a.endedAt);
}

export type ExportReaderPorts = QualityPorts & Needs<'records' | 'banks' | 'quizzes' | 'batches'>;

/** An attempt, its person and its report's judgement take one key each of a batch read, which has 100. */
const attemptsPerPage = 100;

/** The next pages are read while the rows of one are made. */
const pagesAtATime = 3;

/** Reads the attempts of an export page by page; what many of them share, once. */
export function exportReader(ports: ExportReaderPorts, wanted: readonly EndedAttempt[]) {
  const bankOf = memoize(async (id: string) => {
    const [quizId = 0, version = 0] = id.split('.').map(Number);
    const [questions, map] = await Promise.all([
      ports.banks.getQuestions(quizId, version),
      ports.banks.getMap(quizId, version),
    ]);
    return { questions, map };
  });
  const bankIdOf = ({ ref }: Pick<EndedAttempt, 'ref'>) => `${ref.quizId}.${ref.version}`;
  const quizName = memoize(async (quizId: number) => (await ports.quizzes.find(quizId))?.name ?? unnamedQuiz(quizId));
  const batchLabel = memoize(async (batchId: string) => (await ports.batches.find(batchId))?.label || batchId);

  async function read(page: readonly EndedAttempt[]): Promise<ExportSource[]> {
    const [records, qualityOf] = await Promise.all([ports.records.read(page), qualitiesOf(ports, page)]);
    // An erasure deletes a person's items one by one, their profile first.
    const kept = records.flatMap(({ attempt, profile }) => (profile ? [{ attempt, profile }] : []));
    const sources = kept.map(async ({ attempt, profile: { email, name } }) => {
      const bank = await bankOf(bankIdOf(attempt));
      return {
        ...{ attempt, email, name, ...bank },
        quizName: await quizName(attempt.ref.quizId),
        quality: qualityOf(attempt, bank.questions),
        ...(attempt.batch !== undefined && { batchLabel: await batchLabel(attempt.batch) }),
      };
    });
    return Promise.all(sources);
  }

  return {
    /** The names of the scales of all their bank versions: columns of the table of scores. */
    async scales(): Promise<string[]> {
      const banks = await Promise.all([...new Set(wanted.map(bankIdOf))].map(bankOf));
      return [...new Set(banks.flatMap(scalesOf))];
    },
    /** In the given order. Leaves out people who have erased their account. */
    pages: () => pMapIterable(pagesOf(wanted), read, { concurrency: pagesAtATime }),
  };
}

function* pagesOf(wanted: readonly EndedAttempt[]) {
  for (let from = 0; from < wanted.length; from += attemptsPerPage) yield wanted.slice(from, from + attemptsPerPage);
}
