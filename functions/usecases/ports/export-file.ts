import type { ExportKind } from '#functions/domain/admin/export-order.ts';

export interface ExportColumn {
  title: string;
  /** Approximate width in characters, for a workbook. */
  width: number;
  kind: 'text' | 'whole' | 'decimal' | 'moment';
}

export interface ExportTable {
  name: string;
  columns: readonly ExportColumn[];
}

/** A moment is in epoch ms. `undefined` for an empty cell. */
export type ExportCell = string | number | undefined;

/** A file that is made piece by piece. A text that a spreadsheet program would run as a formula is marked as text. */
export interface ExportFile {
  /** Adds rows to each table. @returns the next bytes. Throws Refusal `file-refused` for more than the format takes. */
  add(rows: readonly (readonly ExportCell[][])[]): Uint8Array;
  end(): Uint8Array;
}

export type OpenExportFile = (kind: ExportKind, tables: readonly ExportTable[]) => ExportFile;
