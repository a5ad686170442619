import { coverage, coveredBy, displayCoverage } from './font-coverage.ts';
import type { Weight } from '#functions/adapters/pdf/font-bytes.ts';
import { commonRange, scriptFonts, type ScriptFontName } from '#functions/adapters/pdf/script-fonts.ts';

export type FontName = Weight | ScriptFontName;

/** A stretch of text that one font has. */
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

/** The ranges of the scripts have code points that Unicode has not assigned. */
function assignedIn(isCovered: (text: string) => boolean): (text: string) => boolean {
  return (text) => isCovered(text) && !/\p{Cn}/u.test(text);
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const isRtl = (font: FontName): boolean => font in scriptFonts && 'isRtl' in scriptFonts[font as ScriptFontName];

/** The font that has all of a text, the wanted one if it has. */
function fontOf(text: string, wanted: Weight): FontName | undefined {
  return inWeight[wanted](text) ? wanted : inScript.find(([, has]) => has(text))?.[0];
}

/** Whether a font has each character of the text. */
export const isCovered = (text: string): boolean =>
  inText(text) || [...characters.segment(text)].every(({ segment }) => fontOf(segment, 'regular') !== undefined);

/** A text in runs: all in one font if there is one for it, else each word, else each character. */
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

/** The space behind words from the right stays behind them, in the font of what follows. */
function withoutSpaceBehind({ font, text }: FontRun, wanted: Weight): FontRun[] {
  const words = text.trimEnd();
  return [{ font, text: words }, ...(words === text ? [] : [{ font: wanted, text: text.slice(words.length) }])];
}
