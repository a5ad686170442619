import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { EndedAttempt } from '#functions/adapters/dynamo/attempts/attempt-records.ts';
import type { ExportOrder } from '#functions/domain/admin/export-order.ts';

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
