import { hanCharacters, hangulSyllables } from '#functions/adapters/pdf/text/east-asian-characters.ts';

type Ranges = readonly (readonly [number, number])[];

/** A font for one script. It is opened only if a text needs it. */
interface ScriptFont {
  readonly file: string;
  /** Code point ranges (first, last); unassigned code points in them do not count. */
  readonly ranges: Ranges;
  /** The script runs from right to left. */
  readonly isRtl?: true;
}

/** One range for each character of a text. */
function rangesOf(characters: string): Ranges {
  return [...characters].map((one) => one.codePointAt(0) ?? 0).map((codePoint) => [codePoint, codePoint] as const);
}

/** The characters that each of these fonts has beside its script, so that a word and the space after it are in one font. */
export const commonRange = [0x20, 0x20] as const;

/** Scripts that Mukta lacks: those of India's languages, and of names from elsewhere. */
export const scriptFonts = {
  bengali: { file: 'noto-sans-bengali.ttf', ranges: [[0x980, 0x9fd]] },
  gurmukhi: { file: 'noto-sans-gurmukhi.ttf', ranges: [[0xa01, 0xa76]] },
  gujarati: { file: 'noto-sans-gujarati.ttf', ranges: [[0xa81, 0xaff]] },
  odia: { file: 'noto-sans-oriya.ttf', ranges: [[0xb01, 0xb77]] },
  tamil: { file: 'noto-sans-tamil.ttf', ranges: [[0xb82, 0xbfa]] },
  telugu: {
    file: 'noto-sans-telugu.ttf',
    ranges: [
      [0xc00, 0xc5b],
      [0xc5d, 0xc7f],
    ],
  },
  kannada: {
    file: 'noto-sans-kannada.ttf',
    ranges: [
      [0xc80, 0xcdb],
      [0xcdd, 0xcf2],
    ],
  },
  malayalam: { file: 'noto-sans-malayalam.ttf', ranges: [[0xd00, 0xd7f]] },
  sinhala: { file: 'noto-sans-sinhala.ttf', ranges: [[0xd82, 0xdf4]] },
  thai: { file: 'noto-sans-thai.ttf', ranges: [[0xe01, 0xe5b]] },
  arabic: {
    file: 'noto-naskh-arabic.ttf',
    ranges: [
      [0x606, 0x6ff],
      [0x750, 0x77f],
    ],
    isRtl: true,
  },
  hebrew: { file: 'noto-sans-hebrew.ttf', ranges: [[0x591, 0x5f4]], isRtl: true },
  han: {
    file: 'noto-sans-sc.ttf',
    ranges: [
      [0x3005, 0x3007],
      [0x3041, 0x3096], // kana
      [0x3099, 0x30ff],
      ...rangesOf(hanCharacters),
    ],
  },
  hangul: { file: 'noto-sans-kr.ttf', ranges: rangesOf(hangulSyllables) },
  european: {
    file: 'noto-sans.ttf',
    ranges: [
      [0x21, 0x7e],
      [0xc0, 0x24f],
      [0x370, 0x3e1], // Greek
      [0x3f0, 0x52f], // Cyrillic
      [0x1e00, 0x1ffe], // Vietnamese, older Greek
    ],
  },
} as const satisfies Record<string, ScriptFont>;

export type ScriptFontName = keyof typeof scriptFonts;
