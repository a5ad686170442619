import { queryOptions } from '@tanstack/react-query';
import { type DefectView, getUploadDefects, type UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { call } from '#web/lib/api-client.ts';
import type { Cell } from '#web/lib/workbook/write-sheet.ts';
import { severityWords } from './defect-titles.ts';
import { loadPages } from '#web/features/bank/bank-queries.ts';

/** All defects of an upload with its current mapping. */
export function defectsQuery({ uploadId, defectPages, staging }: UploadView) {
  return queryOptions({
    queryKey: ['admin-upload-defects', uploadId, staging],
    queryFn: ({ signal }) =>
      loadPages(
        defectPages,
        async (page) => (await call(getUploadDefects, { params: { uploadId, page } }, { signal })).defects,
      ),
    staleTime: Infinity,
  });
}

/** The list as the rows of a sheet. */
export function defectSheet(defects: readonly DefectView[]): Cell[][] {
  return [
    ['Kind', 'Sheet', 'Row', 'Column', 'Value', 'Problem', 'What to do'],
    ...defects.map(({ severity, sheet, row, column, value, problem, remedy }) => [
      severityWords[severity].mark,
      sheet,
      row,
      column,
      value,
      problem,
      remedy,
    ]),
  ];
}
