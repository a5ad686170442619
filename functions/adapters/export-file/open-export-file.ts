import type { OpenExportFile } from '#functions/usecases/ports/export-file.ts';
import { csvFile } from './csv-file.ts';
import { workbookFile } from './workbook-file.ts';

export const openExportFile: OpenExportFile = (kind, tables) => {
  const [table] = tables;
  if (!table) throw new Error('There is no table.');
  return kind === 'workbook' ? workbookFile(tables) : csvFile(table);
};
