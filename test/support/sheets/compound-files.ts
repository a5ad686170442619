import * as XLSX from 'xlsx';

export interface CompoundEntry {
  content: Uint8Array;
  size: number;
}

interface CompoundFiles {
  read(bytes: Uint8Array, options: { type: 'buffer' }): object;
  find(file: object, path: string): CompoundEntry | null;
  write(file: object, options: { type: 'buffer'; fileType?: 'zip' }): Uint8Array;
  utils: { cfb_new(): object; cfb_add(file: object, path: string, content: Uint8Array): CompoundEntry };
}

/** SheetJS's reader and writer of zip and compound files, which it exports without types. */
export const compoundFiles = XLSX.CFB as CompoundFiles;
