import { readableText } from '#functions/domain/banks/question-limits.ts';

const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** `&#128512;`, `&#x1F600;`, `&amp;`, `_x000D_`. */
const reference = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,6}));|_x([\da-fA-F]{4})_/g;

/** A text in which characters are left as XML or a spreadsheet program writes them, with the characters themselves. */
export function decodeReferences(text: string): string {
  if (!text.includes('&') && !text.includes('_x')) return text;
  const decoded = text.replace(
    reference,
    (whole: string, decimal?: string, hex?: string, name?: string, unit?: string) => {
      if (name !== undefined) return Object.hasOwn(names, name) ? (names[name] ?? whole) : whole;
      if (unit !== undefined) return String.fromCharCode(Number.parseInt(unit, 16));
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      if (!(code > 0 && code <= 0x10_ff_ff)) return whole;
      // Two halves of one character come one after the other.
      return code >= 0xd800 && code <= 0xdfff ? String.fromCharCode(code) : String.fromCodePoint(code);
    },
  );
  return decoded === text ? text : readableText(decoded);
}

/** The text of which {@link decodeReferences} makes this one. */
export function keepReferences(text: string): string {
  return text.replace(reference, (whole) =>
    whole.startsWith('&') ? `&amp;${whole.slice(1)}` : `_x005F_${whole.slice(1)}`,
  );
}
