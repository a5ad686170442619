import { useState } from 'react';
import type { DefectView, UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { saveFile } from '#web/lib/workbook/save-file.ts';
import { writeXlsx } from '#web/lib/workbook/write-sheet.ts';
import { defectSheet } from './defect-queries.ts';

/** The list of defects as a spreadsheet in the person's downloads. */
export function useDefectDownload({ fileName }: Pick<UploadView, 'fileName'>) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (defects: readonly DefectView[]) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      saveFile(
        `Defects of ${fileName.replace(/\.\w+$/, '')}.xlsx`,
        await writeXlsx([{ name: 'Defects', rows: defectSheet(defects) }]),
      );
    } catch {
      setProblem('The list could not be written. Please try again.');
    } finally {
      setIsBusy(false);
    }
  };
  return { run, isBusy, problem };
}
