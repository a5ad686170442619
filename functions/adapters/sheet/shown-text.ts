import * as XLSX from 'xlsx';

// SheetJS exports its formats without types.
const { is_date, format } = XLSX.SSF as {
  is_date: (format: string) => boolean;
  format: (format: string, value: number | string) => string;
};

/** Longer number formats are ignored: every formatted cell may be as long as its format. */
const maxFormatLength = 100;
/** Spreadsheet programs show no more digits: 2.9999999999999996 is shown as 3. */
const shownDigits = 15;
/** A raised or lowered part of a text, but for “1st” and the like. */
const raised = /<su[bp]>(?!(?:st|nd|rd|th|tm|sm)\b)/i;

/** What the file shows instead of what it stores; `shown` is absent if that can't be told. */
export interface Shown {
  shown?: string;
}

/** A sign of money and a language: `[$₹-4009]`, `[$-4009]`. SheetJS takes the sign for text only if it is quoted. */
const language = /\[\$([^\]-]*)(?:-[^\]]*)?\]/g;
/** Digits in groups of lakhs and crores, which SheetJS does not know: `#,##,##0`, `##\\,##\\,##0`. */
const lakhs = /(?:#+(?:\\?,|","))+##(?:\\?,|",")##0/g;

/** A number or text as a spreadsheet program shows it, trimmed; `undefined` if its format can't be read. */
function shownText(code: string, value: number | string): string | undefined {
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

/** Texts like `50%`, `007` and `1,00,000` as the author saw them; an object for a number that is shown rounded, as another one, or not at all. */
export function numberText({ z }: XLSX.CellObject, value: number): string | Shown {
  const stored = storedNumber(value);
  if (typeof z !== 'string') return shownText('General', value) ?? stored;
  const shown = z.length > maxFormatLength ? undefined : shownText(z, value);
  if (shown === undefined) return {};
  const number = shown === '' ? Infinity : Number(shown.replaceAll(',', ''));
  return Number.isNaN(number) || number === Number(stored) || z === 'General' ? shown : { shown };
}

/** An object if the format hides the text or adds to it, or a part of it is raised or lowered: 10⁵ would become 105. */
export function stringText({ z, h }: XLSX.CellObject, value: string): string | Shown {
  if (h !== undefined && raised.test(h)) return {};
  const shown = typeof z === 'string' && /[@;]/.test(z) ? (shownText(z, value) ?? value.trim()) : value.trim();
  return shown === value.trim() ? value : { shown };
}

export function storedNumber(value: number): string {
  return String(Number.isInteger(value) ? value : Number(value.toPrecision(shownDigits)));
}

export function isDate({ z }: XLSX.CellObject): boolean {
  return typeof z === 'string' && z.length <= maxFormatLength && is_date(z);
}
