/** What a column of an upload can hold. Those in the second list come once for each option, 1 to 5. */
type Column = 'question' | 'category' | 'subCategory' | 'quizId' | 'serial' | 'answers';
type OptionColumn = 'text' | 'points' | 'remarks' | 'weakness' | 'scw' | 'strength';

/** Most options a row has in column layout. */
export const mostOptionColumns = 5;

/** The header that an upload cannot do without. */
export const questionHeader = 'Question';

/** Accepted headers, the sheet's own spelling first. */
const headers: Record<Column, string[]> = {
  question: [questionHeader],
  category: ['Groupng Main Parameters', 'Grouping Main Parameters', 'category'],
  subCategory: ['Grouping Sub Parameter', 'sub_category'],
  quizId: ['quiz_id'],
  serial: ['Sr. No.'],
  answers: ['answers'],
};
const optionHeaders: Record<OptionColumn, string[]> = {
  text: ['Option'],
  points: ['Score Option', 'points'],
  remarks: ['Report Phrase-Option', 'remarks'],
  weakness: ['Weakness Option', 'weakness'],
  scw: ['Strength Cum Weakness Option', 'scw'],
  strength: ['Strength Option', 'strength'],
};

/** Case, spacing and punctuation of a header do not count: 'Sr. No.' is 'sr no'. */
function plain(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export function isQuestionHeader(header: string): boolean {
  return headers.question.some((name) => plain(name) === plain(header));
}

/** Finds the cells of a row by what they mean; the first that is not blank wins, and '' stands for none. */
export interface RowReader {
  read(cells: Record<string, string>, column: Column): string;
  /** `place` counts from 1. */
  readOption(cells: Record<string, string>, column: OptionColumn, place: number): string;
}

/** Works out once, for all rows, which headers mean what. */
export function readRowsWith(found: Iterable<string>): RowReader {
  const spelled = [...found].map((header) => ({ header, name: plain(header) }));
  const find = (names: string[]) =>
    names.flatMap((name) => spelled.filter((one) => one.name === plain(name)).map(({ header }) => header));
  const columns = mapValues(headers, find);
  const options = mapValues(optionHeaders, (names) =>
    Array.from({ length: mostOptionColumns }, (_, index) => find(names.map((name) => `${name}${index + 1}`))),
  );
  return {
    read: (cells, column) => firstText(cells, columns[column]),
    readOption: (cells, column, place) => firstText(cells, options[column][place - 1] ?? []),
  };
}

function firstText(cells: Record<string, string>, names: readonly string[]): string {
  for (const name of names) {
    const text = cells[name]?.trim();
    if (text) return text;
  }
  return '';
}

function mapValues<K extends string, V, W>(record: Record<K, V>, map: (value: V) => W): Record<K, W> {
  return Object.fromEntries(Object.entries<V>(record).map(([key, value]) => [key, map(value)])) as Record<K, W>;
}
