import type { ExportedAttempt, WorkbookPage } from '#functions/contract/admin/export.ts';
import { formatAttemptId } from '#functions/domain/attempt.ts';
import { attemptScores, percentsOf } from '#functions/domain/report/attempt-scores.ts';
import { givenAnswers, rounded, type ExportSource } from './export-rows.ts';
import { pageExport, type ExportPorts, type ExportRequest } from './page-export.ts';
import type { AttemptCoupons } from './ports/attempt-records.ts';
import type { CouponBatchStore } from './ports/coupons.ts';

interface Ports extends ExportPorts {
  coupons: AttemptCoupons;
  batches: Pick<CouponBatchStore, 'find'>;
}

/** The next attempts of a workbook: what its sheets are made of. */
export async function getWorkbookPage(ports: Ports, request: ExportRequest): Promise<WorkbookPage> {
  const { made, sources, next } = await pageExport(ports, request, { kinds: ['workbook'], of: exported });
  const [codes, labels] = await Promise.all([
    ports.coupons(sources.map(({ attempt }) => attempt)),
    labelsOf(ports.batches, sources),
  ]);
  const attempts = made.map((attempt, place): ExportedAttempt => {
    const coupon = codes.get(attempt.attemptId);
    const batchLabel = labels.get(sources[place]?.attempt.batch ?? '');
    return { ...attempt, ...(coupon !== undefined && { coupon }), ...(batchLabel !== undefined && { batchLabel }) };
  });
  return { attempts, ...(next !== undefined && { next }) };
}

async function labelsOf(batches: Ports['batches'], sources: readonly ExportSource[]): Promise<Map<string, string>> {
  const ids = [...new Set(sources.flatMap(({ attempt }) => attempt.batch ?? []))];
  const labels = ids.map(async (id): Promise<[string, string]> => [id, (await batches.find(id))?.label || id]);
  return new Map(await Promise.all(labels));
}

function exported(source: ExportSource): ExportedAttempt {
  const { attempt, name, email, quizName, questions } = source;
  const { createdAt, endedAt = createdAt, endReason = 'candidate', late, ref } = attempt;
  const scores = attemptScores(attempt, questions);
  return {
    ...{ attemptId: formatAttemptId(ref), name, email, quizName, version: ref.version },
    ...{ startedAt: createdAt, endedAt, endReason, lateCount: late.length, points: scores.total.figure.raw },
    scales: [...percentsOf(scores)].map(([scale, percent]) => ({
      name: scale,
      ...(percent !== undefined && { percent: rounded(percent) }),
    })),
    answers: givenAnswers(source).map(({ question, option, seconds, isLate }) => ({
      ...{ number: question.number, question: question.text },
      ...{ parameter: question.category, subParameter: question.subCategory },
      ...{ option: option.text, points: option.points, seconds, isLate },
    })),
  };
}
