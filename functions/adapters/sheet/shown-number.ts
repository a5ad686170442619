import * as XLSX from 'xlsx';

// SheetJS exports its formats without types.
const { is_date, format } = XLSX.SSF as {
  is_date: (format: string) => boolean;
  format: (format: string, value: number | string) => string;
};
export const isDateFormat = is_date;

/** A sign of money and a language: `[$₹-4009]`, `[$-4009]`. SheetJS takes the sign for text only if it is quoted. */
const language = /\[\$([^\]-]*)(?:-[^\]]*)?\]/g;
/** Digits in groups of lakhs and crores, which SheetJS does not know: `#,##,##0`, `##\\,##\\,##0`. */
const lakhs = /(?:#+(?:\\?,|","))+##(?:\\?,|",")##0/g;

/** A number or text as a spreadsheet program shows it, trimmed; `undefined` if its format can't be read. */
export function shownText(code: string, value: number | string): string | undefined {
  // Digits of another script or as words.
  if (/\[(?:\$-[\da-f]{5,}|DBNum\d)\]/i.test(code)) return undefined;
  const known = code.replace(language, (_, sign: string) => (sign === '' ? '' : `"${sign}"`));
  const western = known.replace(lakhs, '#,##0');
  try {
    const shown = format(western, value).trim();
    return western === known ? shown : shown.replace(/\d{1,3}(?:,\d{3})+/g, inLakhs);
  } catch {
    return undefined;
  }
}

/** `1,00,000` for `100,000`. */
function inLakhs(digits: string): string {
  const plain = digits.replaceAll(',', '');
  return `${plain.slice(0, -3).replace(/\B(?=(?:\d\d)+$)/g, ',')},${plain.slice(-3)}`;
}
