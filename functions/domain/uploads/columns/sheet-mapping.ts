import {
  headerNames,
  isQuestionHeader,
  meaningOf,
  plainHeader,
  type ColumnUse,
  type Meaning,
} from './sheet-columns.ts';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { shorten } from '#functions/domain/text/shorten.ts';
import { columnLetter, type GridRow, type SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { maxRowsAbove, rememberedUse, type ColumnHeader, type ColumnMemory, type FoundHeader } from './sheet-header.ts';

/** A column with its use. */
export interface MappedColumn {
  index: number;
  letter: string;
  header: string;
  /** Some of the column's texts. */
  samples: string[];
  /** Number of rows with a text in it. */
  filled: number;
  use: ColumnUse;
  /** The origin of its meaning: the header itself, an earlier upload, an admin, or nothing. */
  by: 'name' | 'memory' | 'hand' | 'none';
}

const shownSamples = 3;

export function hasQuestionColumn({ rows }: Pick<SheetGrid, 'rows'>): boolean {
  return rows.slice(0, maxRowsAbove).some(({ texts }) => texts.some(isQuestionHeader));
}

/** Maps every column that has a header or a text. */
export function mapColumns(
  { headers }: Pick<FoundHeader, 'headers'>,
  rows: readonly GridRow[],
  memory: ColumnMemory,
  choices: Pick<SheetChoices, 'columns'>,
): MappedColumn[] {
  const found: { filled: number; samples: string[] }[] = [];
  for (const { texts } of rows) {
    texts.forEach((text, index) => {
      if (text === '') return;
      const column = (found[index] ??= { filled: 0, samples: [] });
      column.filled += 1;
      if (column.samples.length < shownSamples) column.samples.push(shorten(text, 60));
    });
  }
  const width = Math.max(found.length, headers.length);
  return Array.from({ length: width }, (_, index) => {
    const { text: header = '', meaning } = headers[index] ?? {};
    const { filled = 0, samples = [] } = found[index] ?? {};
    const letter = columnLetter(index);
    return {
      index,
      letter,
      header,
      samples,
      filled,
      ...useOf({ text: header, meaning }, memory, choices.columns[letter]),
    };
  }).filter((column) => column.header !== '' || column.filled > 0);
}

function useOf(
  header: ColumnHeader,
  memory: ColumnMemory,
  chosen: ColumnUse | undefined,
): Pick<MappedColumn, 'use' | 'by'> {
  const own = byItself(header, memory);
  if (chosen === undefined || chosen === own.use) return own;
  return { use: chosen, by: 'hand' };
}

function byItself({ text: header, meaning }: ColumnHeader, memory: ColumnMemory): Pick<MappedColumn, 'use' | 'by'> {
  if (meaning) return { use: meaning, by: 'name' };
  const use = rememberedUse(header, memory);
  return use ? { use, by: 'memory' } : { use: 'unused', by: 'none' };
}

/** The part of a mapping to remember: headers that are not known by name. */
export function memoryOf(columns: readonly MappedColumn[]): Record<string, ColumnUse> {
  return Object.fromEntries(
    columns
      .filter(({ header, by }) => plainHeader(header) !== '' && !meaningOf(header) && by !== 'none')
      .map(({ header, use }) => [plainHeader(header), use]),
  );
}

/** Columns by meaning; of several the one with the product's own header first, then from the left. */
export function columnsByMeaning(columns: readonly MappedColumn[]): Map<Meaning, MappedColumn[]> {
  const map = new Map<Meaning, MappedColumn[]>();
  for (const column of columns) {
    if (column.use !== 'unused') map.set(column.use, [...(map.get(column.use) ?? []), column]);
  }
  for (const [meaning, list] of map) list.sort((a, b) => rank(a, meaning) - rank(b, meaning) || a.index - b.index);
  return map;
}

function rank({ header }: MappedColumn, meaning: Meaning): number {
  const place = headerNames[meaning].findIndex((name) => plainHeader(name) === plainHeader(header));
  return place < 0 ? headerNames[meaning].length : place;
}
