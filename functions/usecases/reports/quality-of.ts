import type { Needs } from '#functions/usecases/ports/needs.ts';
import { formatAttemptId, type Attempt } from '#functions/domain/attempts/attempt.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import type { ResponseQuality } from '#functions/domain/reports/quality/response-quality.ts';
import { assessQuality } from '#functions/domain/reports/quality/assess-quality.ts';

export type QualityPorts = Needs<'snapshots'>;

type Judged = Pick<Attempt, 'userId' | 'ref'>;

/**
 * The response quality of each of these attempts. If its report is stored, as it was computed then, because the rules may have changed
 * since, and an admin's view has to match the report. Else by today's rules.
 */
export async function qualitiesOf({ snapshots }: QualityPorts, attempts: readonly Judged[]) {
  const idOf = ({ userId, ref }: Judged) => ({ userId, attemptId: formatAttemptId(ref) });
  const found = await snapshots.qualities(attempts.map(idOf));
  const kept = new Map(attempts.map((attempt, place) => [JSON.stringify(idOf(attempt)), found[place]]));
  return (attempt: Attempt, questions: readonly Question[]): ResponseQuality =>
    kept.get(JSON.stringify(idOf(attempt))) ?? assessQuality(attempt, questions);
}
