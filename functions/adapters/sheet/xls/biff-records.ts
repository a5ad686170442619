/* Types of the records in the Workbook stream of an .xls file (BIFF8). */

export const eof = 0x0a;
export const filePass = 0x2f;
export const font = 0x31;
/** What follows belongs to the record before. */
export const continued = 0x3c;
export const columnInfo = 0x7d;
export const boundSheet = 0x85;
export const filterMode = 0x9b;
export const cellFormat = 0xe0;
export const mergedCells = 0xe5;
export const sharedStrings = 0xfc;
export const rowInfo = 0x0208;
export const bof = 0x0809;

export const formulas = [0x06, 0x0206, 0x0406];
/** A cell whose text is one of the shared strings. */
export const sharedString = 0xfd;
/** Records with one cell: row, column, format. */
export const singleCells = [...formulas, 0x0203, 0x0204, 0x0205, 0x027e, 0xd6, sharedString];
/** Several cells of one row. */
export const mulRk = 0xbd;
