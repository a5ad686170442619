import { noteFields, type NoteField } from '#functions/domain/banks/parameters/map-problem.ts';
import { columnName } from '#functions/domain/uploads/cells/sheet-cells.ts';
import { plainHeader } from '#functions/domain/uploads/columns/sheet-columns.ts';
import type { Report } from '#functions/domain/uploads/sheet-defect.ts';
import { columnLetter, type GridRow, type SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { maxRowsAbove } from '#functions/domain/uploads/columns/sheet-header.ts';
import { hasQuestionColumn, type MappedColumn } from '#functions/domain/uploads/columns/sheet-mapping.ts';
import { counted } from '#functions/domain/text/counted.ts';

/** The name of the sheet with the meanings of the parameters. */
export const mapSheetName = 'Parameters';

/** Whether a sheet has that name, regardless of case, spacing and punctuation. */
export function isMapSheet(name: string): boolean {
  return plainHeader(name) === plainHeader(mapSheetName);
}

/** Headers of the sheet; the product's own first, then the accepted alternatives. */
const names: Readonly<Record<NoteField, readonly string[]>> = {
  parameter: ['Main Parameter', 'Main Parameters', 'Parameter', 'Groupng Main Parameters', 'Grouping Main Parameters'],
  subParameter: ['Sub Parameter', 'Sub Parameters', 'Grouping Sub Parameter', 'Sub Category'],
  quotient: ['Quotient', 'Quotients', 'EQ MQ LQ', 'Quotient EQ MQ LQ'],
  meaning: ['Meaning', 'Meanings'],
  nextStep: ['Next step', 'Next steps'],
};

/** Headers that count only if no other header names the column. */
const otherNames: typeof names = {
  parameter: ['Category', 'Main Category', 'Main Parameter Name', 'Parameter Name'],
  subParameter: ['Sub Parameter Name', 'Sub Category Name'],
  quotient: ['Quotient Name'],
  meaning: ['Description', 'Definition', 'Explanation', 'Meaning for report'],
  nextStep: ['Next action', 'Next step for report'],
};

/** Patterns of unknown headers that may be meant as a known one. */
const hints: Readonly<Record<NoteField, RegExp>> = {
  subParameter: /sub(?:parameter|category)/,
  parameter: /parameter|category/,
  quotient: /quotient|^[eml]q/,
  meaning: /meaning|description|definition/,
  nextStep: /nextstep|nextaction/,
};

/** The sheet's header, in the product's own names. */
export const mapHeader: readonly string[] = noteFields.map(mapTitleOf);

export function mapTitleOf(field: NoteField): string {
  return names[field][0] ?? field;
}

const fieldsBy = (known: typeof names) =>
  new Map(noteFields.flatMap((field) => known[field].map((name) => [plainHeader(name), field] as const)));
const [byName, byOtherName] = [fieldsBy(names), fieldsBy(otherNames)];

/** Also matches a name with a remark in brackets: `Quotient (EQ/MQ/LQ)`. */
function looseFieldOf(header: string): NoteField | undefined {
  const bare = plainHeader(header.normalize('NFKC').replace(/\([^()]*\)|\[[^[\]]*\]/g, ''));
  return byOtherName.get(plainHeader(header)) ?? byName.get(bare) ?? byOtherName.get(bare);
}

function mapFieldOf(header: string): NoteField | undefined {
  return byName.get(plainHeader(header)) ?? looseFieldOf(header);
}

/** Assigns fields to headers. A field that one header names exactly is not given to another. */
function fieldsOf({ texts }: GridRow): (NoteField | undefined)[] {
  const named = texts.map((text) => byName.get(plainHeader(text)));
  const taken = new Set(named);
  return texts.map((text, index) => {
    if (named[index]) return named[index];
    const field = looseFieldOf(text);
    if (!field || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
}

/** The first of the first fifty rows with the most columns of the sheet, and at least two; `undefined` if there is none. */
export function findMapHeader({ rows }: Pick<SheetGrid, 'rows'>): GridRow | undefined {
  let [best, most] = [undefined as GridRow | undefined, 1];
  for (const row of rows.slice(0, maxRowsAbove)) {
    const count = new Set(row.texts.map(mapFieldOf).filter((field) => field !== undefined)).size;
    if (count > most) [best, most] = [row, count];
  }
  return best;
}

/** Whether a sheet of another name has the header of *Parameters*. A sheet of questions, or a list of names only, does not. */
export function looksLikeMap(grid: Pick<SheetGrid, 'name' | 'rows'>): boolean {
  if (isMapSheet(grid.name) || hasQuestionColumn(grid)) return false;
  const fields = new Set(findMapHeader(grid)?.texts.map(mapFieldOf));
  const isOfScales = fields.has('parameter') || fields.has('subParameter');
  return isOfScales && (['quotient', 'meaning', 'nextStep'] as const).some((field) => fields.has(field));
}

/** The checks for the text of a column: errors, dates, wrong encodings and invisible characters. */
const checkedAs = {
  parameter: 'category',
  subParameter: 'subCategory',
  quotient: 'remarks1',
  meaning: 'remarks1',
  nextStep: 'remarks1',
} as const satisfies Record<NoteField, MappedColumn['use']>;

/** The column of each field. */
export type MapColumns = ReadonlyMap<NoteField, MappedColumn>;

/** If two columns are for one field, the first wins. Unknown columns are reported. */
export function mapSheetColumns(header: GridRow, rows: readonly GridRow[], report: Report): MapColumns {
  const columns = new Map<NoteField, MappedColumn>();
  const fields = fieldsOf(header);
  const width = Math.max(...rows.map(({ texts }) => texts.length));
  for (let index = 0; index < width; index++) {
    const text = header.texts[index]?.trim() ?? '';
    const field = fields[index];
    const filled = rows.filter(({ row, texts }) => row > header.row && texts[index]).length;
    const at = { row: header.row, column: columnName({ letter: columnLetter(index), header: text }), value: text };
    const first = field && columns.get(field);
    if (field && !first) {
      const use = checkedAs[field];
      columns.set(field, { index, letter: columnLetter(index), header: text, samples: [], filled, use, by: 'name' });
    } else if (first) {
      report({
        ...at,
        kind: 'twin-columns',
        remedy: 'Remove one of them.',
        problem: `Columns ${first.letter} and ${columnLetter(index)} are both named “${text}”. Column ${first.letter} counts.`,
      });
    } else if (filled > 0) {
      const meant = noteFields.findLast((field) => !fields.includes(field) && hints[field].test(plainHeader(text)));
      if (meant) report({ ...at, ...unclear(text, mapTitleOf(meant)) });
      else
        report({
          ...at,
          kind: 'unused-column',
          problem: `This column of sheet “${mapSheetName}” is not used (${counted(filled, 'cell')} with a text).`,
          remedy: `If it matters, name it as one of these: ${mapHeader.join(', ')}.`,
        });
    }
  }
  for (const field of ['quotient', 'meaning', 'nextStep'] as const) {
    if (columns.has(field)) continue;
    report({
      kind: 'map-no-column',
      row: header.row,
      column: '',
      value: '',
      problem: `Sheet “${mapSheetName}” has no column “${mapTitleOf(field)}”: it is blank for every parameter.`,
      remedy: `Add the column “${mapTitleOf(field)}”, if that is not meant.`,
    });
  }
  return columns;
}

/** Blocks the upload: otherwise the live notes of such a column would be dropped silently. */
function unclear(header: string, title: string) {
  return {
    kind: 'map-no-header' as const,
    problem: `Sheet “${mapSheetName}” has no column “${title}”, and its column “${header}” may be meant.`,
    remedy: `Name the column “${title}”, or remove it from the sheet.`,
  };
}

/** Whether a row repeats the header. */
export function repeatsMapHeader({ texts }: GridRow, header: GridRow): boolean {
  const filled = texts.flatMap((text, index) => (text.trim() === '' ? [] : [index]));
  return (
    filled.length > 1 &&
    filled.every((index) => plainHeader(texts[index] ?? '') === plainHeader(header.texts[index] ?? ''))
  );
}

export function reportNoMapHeader(row: number, report: Report): void {
  report({
    kind: 'map-no-header',
    row,
    column: '',
    value: '',
    problem: `Sheet “${mapSheetName}” has no header that tells its parameters.`,
    remedy: `Write above the rows: ${mapHeader.join(', ')}. Or give the sheet another name, if it is none of parameters.`,
  });
}
