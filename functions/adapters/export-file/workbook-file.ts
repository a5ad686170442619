import { Zip, ZipDeflate } from 'fflate';
import { maxSheetRows } from '#functions/domain/admin/export-order.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { ExportFile, ExportTable } from '#functions/usecases/ports/export-file.ts';
import { sheetEnd, sheetRows, sheetStart } from './sheet-xml.ts';
import { sheetPath, workbookParts } from './workbook-parts.ts';

/** The largest number in the fields of a zip archive without the format's 64-bit extension. */
const maxBytes = 0xff_ff_ff_ff;

/**
 * An .xlsx file with a sheet for each table. The last sheet, which is the largest, is written as its rows come; the compressed bytes of
 * the others wait in memory until it is whole.
 */
export function workbookFile(tables: readonly ExportTable[]): ExportFile {
  let pending: Uint8Array[] = [];
  let size = 0;
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    pending.push(bytes);
  });
  const take = () => {
    const taken = Buffer.concat(pending);
    pending = [];
    return taken;
  };
  const open = (path: string) => {
    const part = new ZipDeflate(path);
    // The format's first day: the same rows make the same bytes.
    part.mtime = new Date(1980, 0, 1);
    zip.add(part);
    return (xml: string, isLast = false) => {
      const bytes = Buffer.from(xml);
      size += bytes.length;
      if (size > maxBytes)
        refuse('file-refused', 'The file would be larger than Excel takes. Choose fewer days, or CSV.');
      part.push(bytes, isLast);
    };
  };
  const sheets = tables
    .map((table, at) => ({ table, at, rows: 1 }))
    .reverse()
    .map((sheet) => {
      const push = open(sheetPath(sheet.at + 1));
      push(sheetStart(sheet.table.columns));
      return { ...sheet, push };
    });

  return {
    add(added) {
      for (const sheet of sheets) {
        const { name, columns } = sheet.table;
        const rows = added[sheet.at] ?? [];
        const first = sheet.rows + 1;
        sheet.rows += rows.length;
        if (sheet.rows > maxSheetRows) {
          refuse(
            'file-refused',
            `The sheet “${name}” would have more than ${maxSheetRows.toLocaleString('en-IN')} rows, which is the most that Excel takes. Choose fewer days, or CSV.`,
          );
        }
        sheet.push(sheetRows(columns, rows, first));
      }
      return take();
    },

    end() {
      for (const { push, table, rows } of sheets) push(sheetEnd(table.columns.length, rows), true);
      for (const [path, xml] of Object.entries(workbookParts(tables.map(({ name }) => name)))) open(path)(xml, true);
      zip.end();
      return take();
    },
  };
}
