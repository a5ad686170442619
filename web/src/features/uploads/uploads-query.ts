import { listUploads } from '#functions/contract/admin/uploads/uploads.ts';
import { pagedQuery } from '#web/lib/admin/paged-query.ts';
import { call } from '#web/lib/api-client.ts';

/** Interval of reloads while a file is being read. */
const refreshMs = 2_000;

export const uploadsQuery = pagedQuery(
  ['admin-uploads'],
  (cursor, signal) => call(listUploads, { query: { cursor } }, { signal }),
  {
    reloadAfterMs: (pages) =>
      pages.some(({ uploads }) => uploads.some(({ status }) => status === 'reading')) ? refreshMs : undefined,
  },
);
