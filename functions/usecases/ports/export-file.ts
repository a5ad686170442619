import type { ExportKind } from '#functions/domain/admin/export-order.ts';

/** A column of a table. CSV has only its title. */
export interface ExportColumn {
  title: string;
  /** Approximate width in characters. */
  width: number;
  kind: 'text' | 'whole' | 'decimal' | 'moment';
}

/** A moment is in epoch ms. `undefined` for an empty cell. */
export type ExportCell = string | number | undefined;

/**
 * A file of tables that is made piece by piece: each call returns the next bytes. A text that a spreadsheet program would run as a
 * formula is marked as text.
 */
export interface ExportFile {
  beginTable(name: string, columns: readonly ExportColumn[]): Promise<Uint8Array>;
  /** Throws Refusal `file-refused` for more rows, or bytes, than the format takes. */
  addRows(columns: readonly ExportColumn[], rows: readonly (readonly ExportCell[])[]): Promise<Uint8Array>;
  endTable(): Promise<Uint8Array>;
  end(): Promise<Uint8Array>;
  /** With it another process continues the file. */
  state(): string;
}

/** Begins a file, or continues one from its state. */
export type OpenExportFile = (kind: ExportKind, state?: string) => ExportFile;
