/** Rows of a sheet, from 1; the first is a header. */
export type RowRange = readonly [first: number, last: number];

const workbookOf = (parts: ReadonlyMap<string, Buffer>) => parts.get('xl/workbook.xml')?.toString('utf8') ?? '';

/** The part name of each sheet, in the order of the workbook. */
export function sheetParts(parts: ReadonlyMap<string, Buffer>): (string | undefined)[] {
  const relations = parts.get('xl/_rels/workbook.xml.rels')?.toString('utf8') ?? '';
  const targets = new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].map(([tag]) => [
      valueOf(tag, 'Id'),
      valueOf(tag, 'Target'),
    ]),
  );
  return [...workbookOf(parts).matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([tag]) => {
    const target = targets.get(valueOf(tag, '\\w+:id') ?? '');
    return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
  });
}

/** The parts with the tables of a sheet: each may have its own filter. */
export function tablesOf(parts: ReadonlyMap<string, Buffer>, sheet: string): Buffer[] {
  const name = sheet.replace(/([^/]+)$/, '_rels/$1.rels');
  return partsOfType(parts.get(name), 'table')
    .map((target) => parts.get(`xl/${target.replace(/^(\.\.\/|\/xl\/)/, '')}`))
    .filter((part) => part !== undefined);
}

/** The rows that Excel has named as the list of a filter, by sheet index. Advanced filters have such a name, too. */
export function filterLists(parts: ReadonlyMap<string, Buffer>): ReadonlyMap<number, RowRange> {
  const names = workbookOf(parts).matchAll(/<(?:\w+:)?definedName\s([^>]*)>([^<]*)</g);
  return new Map(
    [...names].flatMap(([, attributes = '', range = '']): [number, RowRange][] => {
      const sheet = valueOf(` ${attributes}`, 'localSheetId');
      const rows = /\$[A-Z]{1,3}\$(\d{1,7}):\$[A-Z]{1,3}\$(\d{1,7})$/.exec(range);
      if (!rows || sheet === undefined || !attributes.includes('_xlnm._FilterDatabase')) return [];
      return [[Number(sheet), [Number(rows[1]), Number(rows[2])]]];
    }),
  );
}

/** The targets of a part's relations of one type. */
function partsOfType(relations: Buffer | undefined, type: string): string[] {
  return [...(relations?.toString('utf8') ?? '').matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].flatMap(([tag]) =>
    valueOf(tag, 'Type')?.endsWith(`/${type}`) ? [valueOf(tag, 'Target') ?? ''] : [],
  );
}

/** The value of a tag's attribute. */
export function valueOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1];
}
