import { columnIndex, prefixOf } from '#functions/adapters/sheet/xlsx/place-cells.ts';
import { findInlineStruck } from './struck-runs.ts';
import { valueOf, type RowRange } from '#functions/adapters/sheet/xlsx/workbook-parts.ts';

/** The parts of a sheet that are hidden or struck out. Rows count from 1, columns from 0. */
export interface HiddenAndStruck {
  /** The value is true if a filter hides the row. */
  hiddenRows: Map<number, boolean>;
  hiddenColumns: Set<number>;
  struck: Map<number, number[]>;
  /** XML of inline rich texts with a struck-out part, by cell: `F2`. */
  rich: ReadonlyMap<string, string>;
  /** Texts without their struck-out parts, by row and column, where the parser does not tell. */
  unstruck: Map<number, Map<number, string>>;
}

interface Around {
  /** The tables of the sheet. */
  tables: readonly Buffer[];
  struckStyles: ReadonlySet<number>;
  /** The rows of the sheet's filter, from the workbook, where the sheet itself does not list them. */
  filterList: RowRange | undefined;
}

/** Limits of the search. */
const limits = { tags: 100_000, struck: 200_000, filters: 100, stylesBytes: 5_000_000 };
/** The longest tag to look at. */
const tagLength = 600;

export const newHiddenAndStruck = (): HiddenAndStruck => ({
  hiddenRows: new Map(),
  hiddenColumns: new Set(),
  struck: new Map(),
  rich: new Map(),
  unstruck: new Map(),
});

/** Finds hidden and struck-out cells in a worksheet's XML. The parser could tell only if it kept all styles. */
export function findHiddenAndStruck(xml: Buffer, { tables, struckStyles, filterList }: Around): HiddenAndStruck {
  const unseen = { ...newHiddenAndStruck(), rich: findInlineStruck(xml, prefixOf(xml)) };
  const filters = [xml, ...tables].flatMap(filteredRows).slice(0, limits.filters);
  if (filters.length === 0 && isFiltered(xml)) filters.push(filterList ?? [0, Infinity]);
  for (const needle of [' hidden=', ' ht="0', ' width="0']) {
    for (const tag of tagsWith(xml, needle)) noteHidden(unseen, tag, filters);
  }
  if (struckStyles.size > 0) {
    // Checks all styles in one pass: a workbook may have thousands that are struck out.
    const isStruck = (end: number) => struckStyles.has(Number.parseInt(xml.toString('latin1', end, end + 6), 10));
    for (const needle of [' s="', " s='"]) {
      for (const tag of tagsWith(xml, needle, isStruck)) noteStruck(unseen, tag);
    }
  }
  return unseen;
}

function noteHidden({ hiddenRows, hiddenColumns }: HiddenAndStruck, tag: string, filters: readonly RowRange[]) {
  if (!isTrue(tag, 'hidden') && !isZero(tag, 'ht') && !isZero(tag, 'width')) return;
  if (isElement(tag, 'row')) {
    const row = Number(valueOf(tag, 'r') ?? 0);
    if (row > 0)
      hiddenRows.set(
        row,
        filters.some(([first, last]) => first < row && row <= last),
      );
  } else if (isElement(tag, 'col')) {
    const [first, last] = [Number(valueOf(tag, 'min') ?? 0), Number(valueOf(tag, 'max') ?? 0)];
    for (let column = first; column <= Math.min(last, 1_000); column++) hiddenColumns.add(column - 1);
  }
}

function noteStruck({ struck }: HiddenAndStruck, tag: string): void {
  const [, letters, row] = /\sr=["']([A-Z]{1,3})(\d{1,7})["']/.exec(tag) ?? [];
  if (!isElement(tag, 'c') || letters === undefined || struck.size > limits.struck) return;
  const columns = struck.get(Number(row)) ?? [];
  columns.push(columnIndex(letters));
  struck.set(Number(row), columns);
}

/** Whether the sheet says that a filter hides rows: an advanced filter leaves no other trace. */
function isFiltered(xml: Buffer): boolean {
  return tagsWith(xml, ' filterMode=').some((tag) => isTrue(tag, 'filterMode'));
}

/** The rows, header included, of an active filter. */
function filteredRows(xml: Buffer): RowRange[] {
  if (!xml.includes('filterColumn')) return [];
  return tagsWith(xml, 'autoFilter').flatMap((tag): RowRange[] => {
    const [, first, last] = /\sref=["'][A-Z]{1,3}(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/.exec(tag) ?? [];
    return first !== undefined ? [[Number(first), Number(last)]] : [];
  });
}

/** The tags that contain a text, once for each match whose end passes `isWanted`. */
function tagsWith(xml: Buffer, needle: string, isWanted = (_end: number) => true): string[] {
  const tags: string[] = [];
  for (
    let at = xml.indexOf(needle);
    at >= 0 && tags.length < limits.tags;
    at = xml.indexOf(needle, at + needle.length)
  ) {
    if (!isWanted(at + needle.length)) continue;
    const before = xml.toString('latin1', Math.max(0, at - tagLength), at);
    const after = xml.toString('latin1', at, at + tagLength);
    const end = after.indexOf('>');
    const start = before.lastIndexOf('<');
    if (start >= 0 && end >= 0) tags.push(before.slice(start) + after.slice(0, end + 1));
  }
  return tags;
}

/** Indices of the workbook's cell styles with a struck-out font. */
export function findStruckStyles(styles: Buffer | undefined): ReadonlySet<number> {
  const found = new Set<number>();
  if (!styles || styles.length > limits.stylesBytes || !styles.includes('strike')) return found;
  const struckFonts = new Set<string>();
  let [inside, font, style] = ['', -1, -1];
  for (const [tag] of styles.toString('latin1').matchAll(/<[^<>]*>/g)) {
    const isEnd = tag.startsWith('</');
    if (isElement(tag, 'fonts') || isElement(tag, 'cellXfs')) inside = isElement(tag, 'fonts') ? 'fonts' : 'styles';
    else if (/^<\/(\w+:)?(fonts|cellXfs)>/.test(tag)) inside = '';
    else if (isEnd) continue;
    else if (inside === 'fonts' && isElement(tag, 'font')) font += 1;
    else if (inside === 'fonts' && isElement(tag, 'strike') && !/val=["'](0|false)["']/.test(tag)) {
      struckFonts.add(String(font));
    } else if (inside === 'styles' && isElement(tag, 'xf')) {
      style += 1;
      if (struckFonts.has(valueOf(tag, 'fontId') ?? '')) found.add(style);
    }
  }
  return found;
}

const isElement = (tag: string, name: string) => new RegExp(`^<(\\w+:)?${name}[\\s/>]`).test(tag);
const isTrue = (tag: string, name: string) => ['1', 'true'].includes(valueOf(tag, name) ?? '');
const isZero = (tag: string, name: string) => Number(valueOf(tag, name) ?? 1) === 0;
