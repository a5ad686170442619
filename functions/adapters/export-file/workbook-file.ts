import { Zip, ZipDeflate } from 'fflate';
import { maxSheetRows } from '#functions/domain/admin/export-order.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { ExportFile, ExportTable } from '#functions/usecases/ports/export-file.ts';
import { sheetEnd, sheetRows, sheetStart } from './sheet-xml.ts';
import * as words from '#functions/domain/words/exports.ts';

const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`;

/** The parts that are not sheets, by path. The names of the sheets need no escape. */
function workbookParts(names: readonly string[]): Record<string, string> {
  const numbers = names.map((_, at) => at + 1);
  const overrides = numbers.map((n) => override(sheetPath(n), 'worksheet'));
  const entries = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const relations = [
    ...numbers.map((n) => relation(`rId${n}`, 'worksheet', `worksheets/sheet${n}.xml`)),
    relation(`rId${names.length + 1}`, 'styles', 'styles.xml'),
  ];
  return {
    '[Content_Types].xml':
      `${prolog}<Types xmlns="${packages}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}` +
      `${override('xl/styles.xml', 'styles')}${overrides.join('')}</Types>`,
    '_rels/.rels': related([relation('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/_rels/workbook.xml.rels': related(relations),
    'xl/workbook.xml': `${prolog}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets>${entries.join('')}</sheets></workbook>`,
    'xl/styles.xml': styles,
  };
}

const override = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${content}.${type}+xml"/>`;
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${documents}/${type}" Target="${target}"/>`;
const related = (relations: readonly string[]) =>
  `${prolog}<Relationships xmlns="${packages}/relationships">${relations.join('')}</Relationships>`;

/** The formats of `cellStyles`, in its order, and that of the header. Format 49 is text: what is typed into such a cell stays text. */
const styles =
  `${prolog}<styleSheet xmlns="${main}">` +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\ mmm\\ yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="0.0"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FF25264A"/><bgColor indexed="64"/></patternFill></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  [49, 1, 165, 164]
    .map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
    .join('') +
  '<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1">' +
  '<alignment vertical="center" wrapText="1"/></xf></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** The largest number in the fields of a zip archive without the format's 64-bit extension. */
const maxBytes = 0xff_ff_ff_ff;

/**
 * An .xlsx file with a sheet for each table. The last sheet, which is the largest, is written as its rows come; the compressed bytes of
 * the others wait in memory until it is whole.
 */
export function workbookFile(tables: readonly ExportTable[]): ExportFile {
  let pending: Uint8Array[] = [];
  let size = 0;
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    pending.push(bytes);
  });
  const take = () => {
    const taken = Buffer.concat(pending);
    pending = [];
    return taken;
  };
  const open = (path: string) => {
    const part = new ZipDeflate(path);
    // The format's first day: the same rows make the same bytes.
    part.mtime = new Date(1980, 0, 1);
    zip.add(part);
    return (xml: string, isLast = false) => {
      const bytes = Buffer.from(xml);
      size += bytes.length;
      if (size > maxBytes) refuse('file-refused', words.tooLargeForExcel);
      part.push(bytes, isLast);
    };
  };
  const sheets = tables
    .map((table, at) => ({ table, at, rows: 1 }))
    .reverse()
    .map((sheet) => {
      const push = open(sheetPath(sheet.at + 1));
      push(sheetStart(sheet.table.columns));
      return { ...sheet, push };
    });

  return {
    add(added) {
      for (const sheet of sheets) {
        const { name, columns } = sheet.table;
        const rows = added[sheet.at] ?? [];
        const first = sheet.rows + 1;
        sheet.rows += rows.length;
        if (sheet.rows > maxSheetRows) refuse('file-refused', words.tooManyRows(name, maxSheetRows));
        sheet.push(sheetRows(columns, rows, first));
      }
      return take();
    },

    end() {
      for (const { push, table, rows } of sheets) push(sheetEnd(table.columns.length, rows), true);
      for (const [path, xml] of Object.entries(workbookParts(tables.map(({ name }) => name)))) open(path)(xml, true);
      zip.end();
      return take();
    },
  };
}
