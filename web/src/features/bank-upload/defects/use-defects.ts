import { useQuery } from '@tanstack/react-query';
import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { defectsQuery } from './defect-queries.ts';

/** All defects of an upload. After a decision the previous list stays until the new one is loaded, so that the page does not jump. */
export function useDefects(upload: UploadView) {
  const { counts, uploadId } = upload;
  const total = counts ? counts.error + counts.skipped + counts.defaulted + counts.note : 0;
  const query = useQuery({
    ...defectsQuery(upload),
    enabled: total > 0,
    placeholderData: (before, asked) => (asked?.queryKey[1] === uploadId ? before : undefined),
  });
  return { total, ...query };
}
