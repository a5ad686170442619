import type { ExportPage } from '#functions/contract/admin/export.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { responseColumns, responseRows, scoreTable, type ExportSource } from './export-rows.ts';
import type { AttemptRecord, AttemptRecords } from './ports/attempt-records.ts';
import type { Clock } from './ports/clock.ts';
import type { ExportOrder, ExportStore } from './ports/exports.ts';
import type { BankStore, QuizReader } from './ports/quizzes.ts';

interface Ports {
  exports: ExportStore;
  records: AttemptRecords;
  banks: BankStore;
  quizzes: QuizReader;
  clock: Clock;
}

const attemptsPerPage = 50;
/** About; an attempt more is never cut in two. */
const mostBytes = 700_000;

/** The next rows of an export. Whoever erased their account meanwhile is not in it. */
export async function getExportPage(
  ports: Ports,
  { exportId, cursor, by }: { exportId: string; cursor?: string | undefined; by: string },
): Promise<ExportPage> {
  const order = await ports.exports.find(exportId, ports.clock());
  if (order?.by !== by) refuse('not-found', 'There is no such export, or it is over. Start it again.');
  const { kind, from } = order;
  // Nothing ends later than now, and only so many months are looked through.
  const until = Math.min(order.until, ports.clock());
  const page = await ports.records.pageEnded({ from, until, cursor, limit: attemptsPerPage });
  const read = sourceReader(ports);
  const sources: ExportSource[] = [];
  const rows: ExportPage['rows'] = [];
  let bytes = 0;
  let next = page.next;
  for (const [index, { record, after }] of page.found.entries()) {
    if (isWanted(record, order)) {
      const source = await read(record);
      sources.push(source);
      if (kind === 'responses') {
        const own = responseRows(source);
        rows.push(...own);
        bytes += JSON.stringify(own).length;
      }
    }
    if (bytes < mostBytes || index === page.found.length - 1) continue;
    next = after;
    break;
  }
  const table = kind === 'responses' ? { columns: responseColumns, rows } : scoreTable(sources);
  const last = sources.at(-1)?.attempt.endedAt;
  return {
    ...table,
    attempts: sources.length,
    ...(last !== undefined && { reachedAt: last }),
    ...(next !== undefined && { next }),
  };
}

/** The index follows the items after a moment, and a person's items go one by one. */
function isWanted({ attempt, profile }: AttemptRecord, { batch }: ExportOrder): boolean {
  return attempt.status === 'completed' && profile !== undefined && (batch === undefined || attempt.batch === batch);
}

/** Reads each quiz and each bank version once. */
function sourceReader({ banks, quizzes }: Ports): (record: AttemptRecord) => Promise<ExportSource> {
  const names = new Map<number, Promise<string>>();
  const versions = new Map<string, ReturnType<BankStore['getQuestions']>>();
  return async ({ attempt, profile }) => {
    const { quizId, version } = attempt.ref;
    const id = `${quizId}.${version}`;
    const name = names.get(quizId) ?? quizzes.find(quizId).then((quiz) => quiz?.name ?? `Quiz ${quizId}`);
    const questions = versions.get(id) ?? banks.getQuestions(quizId, version);
    names.set(quizId, name);
    versions.set(id, questions);
    return { attempt, email: profile?.email ?? '', quizName: await name, questions: await questions };
  };
}
