import { listVersions } from '#functions/contract/admin/banks/versions.ts';
import { pagedQuery } from '#web/lib/admin/paged-query.ts';
import { call } from '#web/lib/api-client.ts';

/** The versions of a quiz, newest first, page by page. */
export function versionsQuery(quizId: number) {
  return pagedQuery(['admin-versions', quizId], (cursor, signal) =>
    call(listVersions, { params: { quizId }, query: { cursor } }, { signal }),
  );
}
