import { compoundFiles } from './compound-files.ts';
import { makeZip, type ZipPart } from './make-zip.ts';

const xmlns = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

interface CraftedParts {
  /** XML inside `<sheetData>`. */
  rows: string;
  /** XML before it, such as a dimension. */
  before?: string;
  /** XML after it, such as merged ranges. */
  after?: string;
  /** `<si>` elements. */
  strings?: string;
  /** Overrides for the sheet's entry in the archive. */
  sheetEntry?: Partial<ZipPart>;
  more?: ZipPart[];
}

/** An .xlsx of one sheet, written by hand. */
export function craftXlsx({
  rows,
  before = '',
  after = '',
  strings = '',
  sheetEntry = {},
  more = [],
}: CraftedParts): Buffer {
  return makeZip([
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${contentType}.sharedStrings+xml"/></Types>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<?xml version="1.0"?><workbook ${xmlns} xmlns:r="${officeRelations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${officeRelations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', content: `<?xml version="1.0"?><sst ${xmlns}>${strings}</sst>` },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<?xml version="1.0"?><worksheet ${xmlns}>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
      ...sheetEntry,
    },
    ...more,
  ]);
}

/** A row with texts in the columns from A on, or at the columns `at`. */
export function craftRow(
  row: number,
  texts: readonly string[],
  at = (column: number) => `${'ABCDEFGHIJ'[column]}${row}`,
): string {
  const cells = texts.map((text, column) => `<c r="${at(column)}" t="inlineStr"><is><t>${text}</t></is></c>`);
  return `<row r="${row}">${cells.join('')}</row>`;
}

/** A header and one question: a valid sheet unless something is added. */
export const goodRows = craftRow(1, ['Question', 'Option 1']) + craftRow(2, ['Do you plan?', 'Often']);

/** About 8 KB that unpack to 4 MB of cells, though the headers declare 1,000 bytes. */
export function makeLyingBomb(): Buffer {
  return craftXlsx({ rows: '<c><v>1</v></c>'.repeat(260_000), sheetEntry: { declaredSize: 1_000 } });
}

/** The same bomb with honest headers. */
export function makeHonestBomb(): Buffer {
  return craftXlsx({ rows: '<c><v>1</v></c>'.repeat(260_000) });
}

/** A link over every place of the sheet: SheetJS makes a cell for each place. */
export function makeLinkBomb(prefix = ''): Buffer {
  return craftXlsx({
    rows: goodRows,
    after: `<${prefix}hyperlinks><${prefix}hyperlink ref="A1:XFD1048576" location="A1"/></${prefix}hyperlinks>`,
  });
}

/** A workbook with a password, as Excel saves it: a compound file with the encrypted workbook in it. */
export function makeLockedXlsx(): Buffer {
  return makeCompoundFile({ '/EncryptionInfo': Buffer.alloc(200, 4), '/EncryptedPackage': Buffer.alloc(9_000, 7) });
}

/** A compound file of these streams, by path. */
export function makeCompoundFile(streams: Record<string, Buffer>): Buffer {
  const file = compoundFiles.utils.cfb_new();
  for (const [path, content] of Object.entries(streams)) compoundFiles.utils.cfb_add(file, path, content);
  return Buffer.from(compoundFiles.write(file, { type: 'buffer' }));
}
