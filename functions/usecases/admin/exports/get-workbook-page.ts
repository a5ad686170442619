import type { ExportedAttempt, WorkbookPage } from '#functions/contract/admin/export.ts';
import { formatAttemptId } from '#functions/domain/attempts/attempt.ts';
import { attemptScores } from '#functions/domain/reports/figures/attempt-scores.ts';
import { exportedPercents, givenAnswers, rounded, type ExportSource } from './export-rows.ts';
import { pageExport, type ExportPorts, type ExportRequest } from './page-export.ts';
import { salesOf, type SalePorts } from './sales-of.ts';

/** The next attempts of a workbook, with the content of both sheets. */
export async function getWorkbookPage(ports: ExportPorts & SalePorts, request: ExportRequest): Promise<WorkbookPage> {
  const { made, sources, next } = await pageExport(ports, request, { kinds: ['workbook'], of: exported });
  const saleOf = await salesOf(ports, sources);
  const attempts = sources.flatMap((source, place) => {
    const attempt = made[place];
    return attempt ? [{ ...attempt, ...saleOf(source) }] : [];
  });
  return { attempts, ...(next !== undefined && { next }) };
}

function exported(source: ExportSource): ExportedAttempt {
  const { attempt, name, email, quizName, quality } = source;
  const { createdAt, endedAt = createdAt, endReason = 'candidate', late, ref } = attempt;
  const scores = attemptScores(attempt, source.questions);
  return {
    attemptId: formatAttemptId(ref),
    name,
    email,
    quizName,
    version: ref.version,
    startedAt: createdAt,
    endedAt,
    endReason,
    lateCount: late.length,
    points: scores.total.figure.raw,
    quality,
    scales: [...exportedPercents(source, scores)].map(([scale, percent]) => ({
      name: scale,
      ...(percent !== undefined && { percent: rounded(percent) }),
    })),
    answers: givenAnswers(source).map(({ question, option, seconds, isLate }) => ({
      number: question.number,
      question: question.text,
      parameter: question.category,
      subParameter: question.subCategory,
      option: option.text,
      points: option.points,
      seconds,
      isLate,
    })),
  };
}
