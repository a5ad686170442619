/** Code point ranges (first, last) of the report's fonts, which are subset to these. */
export const coverage: readonly (readonly [number, number])[] = [
  [0x20, 0x7e], // Latin
  [0xa0, 0x137], // Latin-1, Latin Extended-A
  [0x139, 0x17e],
  [0x218, 0x21b],
  [0x900, 0x977], // Devanagari
  [0x979, 0x97f],
  [0x200c, 0x200d], // joiners, which Devanagari needs
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac], // €
  [0x20b9, 0x20b9], // ₹
  [0x2122, 0x2122],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2260, 0x2260],
  [0x2264, 0x2265],
];

/** Code point ranges of the heading font; a text with other characters uses the other fonts. */
export const displayCoverage: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/** Returns a check whether a font with these code points has every character of a text. */
export function coveredBy(ranges: readonly (readonly [number, number])[]): (text: string) => boolean {
  const set = ranges.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join('');
  const covered = new RegExp(`^[${set}]*$`, 'u');
  return (text) => covered.test(text);
}
