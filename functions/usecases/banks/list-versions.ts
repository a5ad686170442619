import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { VersionView } from '#functions/contract/admin/banks/versions.ts';
import { promisedParts } from '#functions/domain/reports/promise/promised-parts.ts';
import type { ReportPart } from '#functions/domain/reports/promise/report-parts.ts';
import { namesOf } from '#functions/usecases/people/find-people.ts';

export async function listVersions(
  { versions, profiles }: Needs<'versions' | 'profiles'>,
  { quizId, cursor }: { quizId: number; cursor?: string | undefined },
): Promise<{ versions: VersionView[]; next?: string }> {
  const { versions: found, next } = await versions.list(quizId, cursor);
  const nameOf = await namesOf(
    profiles,
    found.map(({ publishedBy }) => publishedBy),
  );
  const views = found.map(
    ({
      fullPages: pages,
      paperPages: _paperPages,
      mapPages: _mapPages,
      bankId: _bankId,
      restoredFrom,
      note,
      ...version
    }) => ({
      ...version,
      ...(restoredFrom !== undefined && { restoredFrom }),
      ...(note && { note }),
      pages,
      publishedByName: nameOf(version.publishedBy),
    }),
  );
  return { versions: views, ...(next !== undefined && { next }) };
}

/** The parts that reports of a version would have, by today's rules. */
export async function getVersionParts(
  { banks }: Needs<'banks'>,
  { quizId, version }: { quizId: number; version: number },
): Promise<{ reportParts: ReportPart[] }> {
  const [questions, map] = await Promise.all([banks.getQuestions(quizId, version), banks.getMap(quizId, version)]);
  return { reportParts: promisedParts({ questions, map }) };
}
