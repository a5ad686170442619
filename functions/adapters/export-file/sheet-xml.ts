import { escapeFormula } from '#functions/domain/uploads/cells/escape-formula.ts';
import type { ExportCell, ExportColumn } from '#functions/usecases/ports/export-file.ts';

const cellStyles = { text: 1, whole: 2, decimal: 3, moment: 4 } as const satisfies Record<ExportColumn['kind'], number>;
const headStyle = 5;

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The XML before the first row of data: header row and first column are frozen. */
export function sheetStart(columns: readonly ExportColumn[]): string {
  const cols = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const head = columns.map(({ title }, at) => textCell(`${columnName(at)}1`, headStyle, escapeFormula(title)));
  return (
    `${prolog}<worksheet xmlns="${namespace}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>' +
    `</sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData><row r="1" ht="32" customHeight="1">${head.join('')}</row>`
  );
}

/** `first` is the number of the first of these rows; the header is number 1. */
export function sheetRows(
  columns: readonly ExportColumn[],
  rows: readonly (readonly ExportCell[])[],
  first: number,
): string {
  return rows
    .map((row, place) => {
      const number = first + place;
      const cells = columns.map(({ kind }, at) => cell(`${columnName(at)}${number}`, kind, row[at]));
      return `<row r="${number}">${cells.join('')}</row>`;
    })
    .join('');
}

/** The XML after the last row, with a filter for every column. */
export const sheetEnd = (columnCount: number, rowCount: number) =>
  `</sheetData><autoFilter ref="A1:${columnName(columnCount - 1)}${rowCount}"/></worksheet>`;

function cell(place: string, kind: ExportColumn['kind'], value: ExportCell): string {
  if (value === undefined || value === '') return '';
  if (typeof value === 'string') return textCell(place, cellStyles.text, escapeFormula(value));
  if (!Number.isFinite(value)) return '';
  return `<c r="${place}" s="${cellStyles[kind]}"><v>${kind === 'moment' ? serialDay(value) : value}</v></c>`;
}

const dayMs = 86_400_000;
const indiaOffsetMs = 5.5 * 60 * 60 * 1000;
/** Spreadsheets count days from 30 December 1899, without a time zone: India's is used. */
const daysTo1970 = 25_569;

const serialDay = (at: number) => (at + indiaOffsetMs) / dayMs + daysTo1970;

/** Excel's limit for a cell. */
const maxTextLength = 32_767;

function textCell(place: string, style: number, value: string): string {
  const text = escaped(value.slice(0, maxTextLength));
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XML cannot contain most control characters or lone surrogates; the format writes the former as `_x0007_`. */
function escaped(text: string): string {
  return text
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
    .replace(/(?![\t\n])\p{Cc}/gu, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD');
}

export function columnName(at: number): string {
  return (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
}
