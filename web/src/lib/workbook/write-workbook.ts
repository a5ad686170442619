import { strToU8, Zip, ZipDeflate } from 'fflate';
import {
  cellRange,
  maxSheetRows,
  type SheetCell,
  type SheetColumn,
  sheetEnd,
  sheetRows,
  sheetStart,
} from './sheet-xml.ts';
import { sheetPath, workbookParts } from './workbook-parts.ts';

type Write = (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;

/**
 * Writes an .xlsx file in parts: added rows are compressed and passed to `write`, so that a file of any size needs little memory. The
 * tabs are `names`; sheets are filled one after the other, in any order.
 */
export function openWorkbook(names: readonly string[], write: Write) {
  let ready: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | undefined;
  const areas = new Map<string, string>();
  const zip = new Zip((error, bytes) => {
    failure ??= error ?? undefined;
    if (!error) ready.push(new Uint8Array(bytes));
  });

  async function flush(): Promise<void> {
    const bytes = ready;
    ready = [];
    if (failure) throw failure;
    for (const some of bytes) await write(some);
  }

  function addPart(path: string): ZipDeflate {
    const part = new ZipDeflate(path, { level: 6 });
    zip.add(part);
    return part;
  }

  return {
    openSheet(name: string, columns: readonly SheetColumn[]) {
      const part = addPart(sheetPath(names.indexOf(name) + 1));
      let count = 1;
      part.push(strToU8(sheetStart(columns)));
      return {
        /** @throws Error if a sheet has no room for them. */
        async add(rows: readonly (readonly SheetCell[])[]): Promise<void> {
          if (count + rows.length > maxSheetRows) {
            throw new Error(
              `The sheet “${name}” would have more than ${maxSheetRows.toLocaleString('en-IN')} rows, which is the most that Excel takes. Choose fewer days, or CSV.`,
            );
          }
          part.push(strToU8(sheetRows(columns, rows, count + 1)));
          count += rows.length;
          await flush();
        },
        async close(): Promise<void> {
          const area = cellRange(columns.length, count);
          areas.set(name, area);
          part.push(strToU8(sheetEnd(area)), true);
          await flush();
        },
      };
    },

    async close(): Promise<void> {
      const parts = workbookParts(names.map((name) => ({ name, area: areas.get(name) ?? 'A1' })));
      for (const [path, text] of Object.entries(parts)) addPart(path).push(strToU8(text), true);
      zip.end();
      await flush();
    },
  };
}
