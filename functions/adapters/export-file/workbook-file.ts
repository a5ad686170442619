import * as z from 'zod/mini';
import { maxSheetRows } from '#functions/domain/admin/export-order.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { ExportFile } from '#functions/usecases/ports/export-file.ts';
import { cellRange, sheetEnd, sheetRows, sheetStart } from './sheet-xml.ts';
import { sheetPath, workbookParts } from './workbook-parts.ts';
import { zipState, zipWriter } from './zip-writer.ts';

export const workbookState = z.object({
  zip: zipState,
  /** The range of each finished sheet by its name. */
  areas: z.record(z.string(), z.string()),
  open: z.optional(z.object({ name: z.string(), columns: z.number(), rows: z.number() })),
});
type WorkbookState = z.infer<typeof workbookState>;

/**
 * An .xlsx file that is made piece by piece, so that one of any size needs little memory. The tabs are `names`; the sheets are filled one
 * after the other, in any order.
 */
export function workbookFile(names: readonly string[], stored?: string): ExportFile {
  const state: WorkbookState =
    stored === undefined ? { zip: { written: 0, parts: [] }, areas: {} } : workbookState.parse(JSON.parse(stored));
  const zip = zipWriter(state.zip);
  const open = () => state.open ?? fail('No sheet is open.');

  return {
    async beginTable(name, columns) {
      state.open = { name, columns: columns.length, rows: 1 };
      const header = zip.open(sheetPath(names.indexOf(name) + 1));
      return Buffer.concat([header, await zip.add(Buffer.from(sheetStart(columns)))]);
    },

    async addRows(columns, rows) {
      const sheet = open();
      if (sheet.rows + rows.length > maxSheetRows) {
        refuse(
          'file-refused',
          `The sheet “${sheet.name}” would have more than ${maxSheetRows.toLocaleString('en-IN')} rows, which is the most that Excel takes. Choose fewer days, or CSV.`,
        );
      }
      const xml = sheetRows(columns, rows, sheet.rows + 1);
      sheet.rows += rows.length;
      return xml === '' ? new Uint8Array() : zip.add(Buffer.from(xml));
    },

    async endTable() {
      const { name, columns, rows } = open();
      const area = cellRange(columns, rows);
      state.areas[name] = area;
      delete state.open;
      return Buffer.concat([await zip.add(Buffer.from(sheetEnd(area))), zip.close()]);
    },

    async end() {
      const parts = workbookParts(names.map((name) => ({ name, area: state.areas[name] ?? 'A1' })));
      const bytes: Uint8Array[] = [];
      for (const [path, text] of Object.entries(parts))
        bytes.push(zip.open(path), await zip.add(Buffer.from(text)), zip.close());
      return Buffer.concat([...bytes, zip.end()]);
    },

    state: () => JSON.stringify(state),
  };
}

function fail(message: string): never {
  throw new Error(message);
}
