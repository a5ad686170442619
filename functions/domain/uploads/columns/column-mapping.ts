import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { shorten } from '#functions/domain/text/visible-text.ts';
import { type GridRow, columnLetter } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { placesOfBare, readOptionHeader, reverseHeader } from './header-words.ts';
import {
  headerLength,
  headerNames,
  knownUse,
  meaningOf,
  placedMeaning,
  plainHeader,
  type ColumnMemory,
  type ColumnUse,
  type MappedColumn,
  type Meaning,
} from './sheet-columns.ts';

const shownSamples = 3;

/** Maps every column that has a header or a text. */
export function mapColumns(
  headers: readonly string[],
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
  const bare = placesOfBare(headers);
  return Array.from({ length: Math.max(found.length, headers.length) }, (_, index): MappedColumn => {
    const [letter, header] = [columnLetter(index), shorten(headers[index] ?? '', headerLength)];
    const { part, place } = bare.get(index) ?? {};
    const use = useOf(header, memory, choices.columns[letter], part && placedMeaning(part, place));
    return { index, letter, header, samples: [], filled: 0, ...found[index], ...use };
  }).filter((column) => column.header !== '' || column.filled > 0);
}

/** `beside`: what the column means because an option is next to it. */
function useOf(
  header: string,
  memory: ColumnMemory,
  chosen: ColumnUse | undefined,
  beside: Meaning | undefined,
): Pick<MappedColumn, 'use' | 'by'> {
  const use = beside ?? knownUse(header, memory);
  if (chosen !== undefined && chosen !== (use ?? 'unused')) return { use: chosen, by: 'hand' };
  return use ? { use, by: beside || meaningOf(header) ? 'name' : 'memory' } : { use: 'unused', by: 'none' };
}

/** The part of a mapping to remember: headers that are not known by name. */
export function memoryOf(columns: readonly MappedColumn[]): Record<string, ColumnUse> {
  return Object.fromEntries(
    columns
      .filter(({ header, by }) => plainHeader(header) !== '' && !meaningOf(header) && by !== 'none' && by !== 'name')
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

/** Columns for the authors of a bank, with which no candidate has to do. */
const aside =
  /^(?:(?:item|question|q|s|sr|sl|serial)?(?:id|no|nos|num|number|code)|(?:authors?|reviewers?|internal|my|our)?(?:notes?|comments?)|authors?|owner|writer|(?:created|updated|reviewed|approved|edited|written)(?:by|on|at|date)?|date|time(?:stamp)?|last(?:modified|updated)|version|unnamed0|index|source|reference|references|टिप्पणी)$/;

/** Whether nothing is asked about an unused column: it is for the authors, counts the rows, or its cells are asked about one by one. */
export function isAside({ header, samples }: MappedColumn): boolean {
  const plain = plainHeader(header);
  if (plain === '') return /^(?:0,1,2|1,2,3)$/.test(samples.join(','));
  return aside.test(plain) || reverseHeader.test(plain) || readOptionHeader(header)?.place !== undefined;
}
