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

/** Replaces character references of XML or a spreadsheet program by the characters themselves. */
export function decodeReferences(text: string): string {
  if (!text.includes('&') && !text.includes('_x')) return text;
  const decoded = text.replace(
    reference,
    (whole: string, decimal?: string, hex?: string, name?: string, unit?: string) => {
      if (name !== undefined) return Object.hasOwn(names, name) ? (names[name] ?? whole) : whole;
      if (unit !== undefined) return String.fromCharCode(Number.parseInt(unit, 16));
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      if (!(code > 0 && code <= 0x10_ff_ff)) return whole;
      // Surrogates come as two references.
      return code >= 0xd800 && code <= 0xdfff ? String.fromCharCode(code) : String.fromCodePoint(code);
    },
  );
  return decoded === text ? text : readableText(decoded);
}

/** Escapes a text so that {@link decodeReferences} gives it back. */
export function keepReferences(text: string): string {
  return text.replace(reference, (whole) =>
    whole.startsWith('&') ? `&amp;${whole.slice(1)}` : `_x005F_${whole.slice(1)}`,
  );
}
