import { exportTabs } from '#functions/domain/admin/export-order.ts';
import type { OpenExportFile } from '#functions/usecases/ports/export-file.ts';
import { csvFile } from './csv-file.ts';
import { workbookFile } from './workbook-file.ts';

export const openExportFile: OpenExportFile = (kind, state) =>
  kind === 'workbook' ? workbookFile(exportTabs, state) : csvFile;
