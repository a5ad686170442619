import type { VersionView } from '#functions/contract/admin/banks/versions.ts';
import { namesOf } from '#functions/usecases/people/names-of.ts';
import type { ProfileStore } from '#functions/usecases/ports/people.ts';
import type { VersionStore } from '#functions/usecases/ports/quizzes.ts';

interface Ports {
  versions: VersionStore;
  profiles: ProfileStore;
}

export async function listVersions(
  { versions, profiles }: Ports,
  { quizId, cursor }: { quizId: number; cursor?: string | undefined },
): Promise<{ versions: VersionView[]; next?: string }> {
  const { versions: found, next } = await versions.list(quizId, cursor);
  const nameOf = await namesOf(
    profiles,
    found.map(({ publishedBy }) => publishedBy),
  );
  const views = found.map(({ fullPages: pages, mapPages: _mapPages, restoredFrom, note, ...version }) => ({
    ...version,
    ...(restoredFrom !== undefined && { restoredFrom }),
    ...(note && { note }),
    pages,
    publishedByName: nameOf(version.publishedBy),
  }));
  return { versions: views, ...(next !== undefined && { next }) };
}
