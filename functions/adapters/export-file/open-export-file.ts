import type { OpenExportFile } from '#functions/usecases/ports/export-file.ts';
import { exportTabs } from '#functions/usecases/admin/exports/workbook-sheets.ts';
import { csvFile } from './csv-file.ts';
import { workbookFile } from './workbook-file.ts';

export const openExportFile: OpenExportFile = (kind, state) =>
  kind === 'workbook' ? workbookFile(exportTabs, state) : csvFile;
