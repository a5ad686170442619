import Papa from 'papaparse';
import * as XLSX from 'xlsx';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';

/** Rows of cells; the first is the header. */
export type Table = (string | number | boolean | null)[][];

const optionHeaders = (place: number) => [
  `Option ${place}`,
  `Score Option ${place}`,
  `Report Phrase-Option ${place}`,
  `Weakness Option ${place}`,
  `Strength Cum Weakness Option ${place}`,
  `Strength Option ${place}`,
];

/** Questions of up to five options in the columns of the product's own sheet. */
export function sheetOf(questions: readonly DraftQuestion[], quizId = 1): Table {
  const header = [
    'quiz_id',
    'Groupng Main Parameters',
    'Grouping Sub Parameter',
    'Question',
    ...[1, 2, 3, 4, 5].flatMap(optionHeaders),
  ];
  return [
    header,
    ...questions.map(({ text, category, subCategory, options }) => [
      quizId,
      category,
      subCategory,
      text,
      ...options.flatMap((option) => [
        option.text,
        option.points,
        option.remarks,
        option.weakness,
        option.scw,
        option.strength,
      ]),
    ]),
  ];
}

/** Drafts with five options and a text of their own each. */
export function makeDrafts(count: number): DraftQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    text: `Question ${index + 1}: how often do you finish what you begin?`,
    category: 'Emotional Quotient',
    subCategory: `Parameter ${(index % 12) + 1}`,
    options: ['Never', 'Seldom', 'Sometimes', 'Often', 'Always'].map((text, place) => ({
      text,
      points: place + 1,
      remarks: `You ${text.toLowerCase()} finish.`,
      strength: place > 2 ? 'Endurance' : '',
      scw: place === 2 ? 'Patience' : '',
      weakness: place < 2 ? 'Haste' : '',
    })),
  }));
}

export function makeWorkbook(sheets: Record<string, Table>): XLSX.WorkBook {
  const workbook = XLSX.utils.book_new();
  for (const [name, table] of Object.entries(sheets)) {
    XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet(table), name);
  }
  return workbook;
}

export function writeWorkbook(workbook: XLSX.WorkBook, bookType: XLSX.BookType): Buffer {
  const written: unknown = XLSX.write(workbook, { type: 'buffer', bookType, compression: true, bookSST: true });
  if (!Buffer.isBuffer(written)) throw new TypeError('SheetJS gave no buffer.');
  return written;
}

export function makeXlsx(table: Table): Buffer {
  return writeWorkbook(makeWorkbook({ Sheet1: table }), 'xlsx');
}

/** Excel 97 to 2003: a compound file with BIFF8 in it. */
export function makeXls(table: Table): Buffer {
  return writeWorkbook(makeWorkbook({ Sheet1: table }), 'biff8');
}

export function makeCsv(table: Table, config: Papa.UnparseConfig = {}): Buffer {
  return Buffer.from(Papa.unparse(table, config));
}
