import { coverage, coveredBy, displayCoverage } from './font-coverage.ts';
import type { Weight } from '#functions/adapters/pdf/font-bytes.ts';
import { commonRange, scriptFonts, type ScriptFontName } from '#functions/adapters/pdf/script-fonts.ts';

export type FontName = Weight | ScriptFontName;

/** A stretch of text in one font. */
export interface FontRun {
  font: FontName;
  text: string;
}

const inText = coveredBy(coverage);
const inWeight: Record<Weight, (text: string) => boolean> = {
  regular: inText,
  semibold: inText,
  display: coveredBy(displayCoverage),
};
const inScript = (Object.keys(scriptFonts) as ScriptFontName[]).map(
  (font) => [font, assignedIn(coveredBy([...scriptFonts[font].ranges, commonRange]))] as const,
);

/** Excludes unassigned code points, which the ranges of the scripts contain. */
function assignedIn(isCovered: (text: string) => boolean): (text: string) => boolean {
  return (text) => isCovered(text) && !/\p{Cn}/u.test(text);
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const isRtl = (font: FontName): boolean => font in scriptFonts && 'isRtl' in scriptFonts[font as ScriptFontName];

/** A font that has all characters of a text, preferably the wanted one. */
function fontOf(text: string, wanted: Weight): FontName | undefined {
  return inWeight[wanted](text) ? wanted : inScript.find(([, has]) => has(text))?.[0];
}

/** Whether some font has each character of the text. */
export const isCovered = (text: string): boolean =>
  inText(text) || [...characters.segment(text)].every(({ segment }) => fontOf(segment, 'regular') !== undefined);

/** Splits a text into runs: one font for all of it if possible, else per word, else per character. */
export function runsOf(text: string, wanted: Weight): FontRun[] {
  const whole = fontOf(text, wanted);
  if (whole && !isRtl(whole)) return [{ font: whole, text }];
  const runs: FontRun[] = [];
  const add = (part: string, font: FontName) => {
    const last = runs.at(-1);
    if (last?.font === font) last.text += part;
    else runs.push({ font, text: part });
  };
  for (const word of text.match(/[^ ]+ *| +/g) ?? []) {
    const font = fontOf(word, wanted);
    if (font) add(word, font);
    else for (const { segment } of characters.segment(word)) add(segment, fontOf(segment, wanted) ?? wanted);
  }
  return runs.flatMap((run) => (isRtl(run.font) ? withoutSpaceBehind(run, wanted) : [run]));
}

/** Makes the space after right-to-left words a run of its own in the wanted font, so that it stays after them. */
function withoutSpaceBehind({ font, text }: FontRun, wanted: Weight): FontRun[] {
  const words = text.trimEnd();
  return [{ font, text: words }, ...(words === text ? [] : [{ font: wanted, text: text.slice(words.length) }])];
}
