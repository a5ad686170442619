import type { AskKind } from '#functions/domain/uploads/sheet-choices.ts';
import type { DefectKind } from '#functions/domain/uploads/sheet-defect.ts';
import type { Told } from '#functions/domain/words/told.ts';
import * as words from '#functions/domain/words/uploads/cells.ts';

/** The notes on single cells that an admin decides about, once for all cells of a file, with the question that is asked. */
export const askOfNote: Partial<Record<DefectKind, AskKind>> = {
  'date-cell': 'dates',
  'doubtful-text': 'doubtfulTexts',
  'not-an-option': 'notOptions',
  'more-options': 'moreOptions',
  picture: 'pictures',
  reversed: 'reversed',
  'no-question': 'incomplete',
  'unused-value': 'incomplete',
  'one-option': 'incomplete',
};

/** What programs write for an empty cell: pandas, R, SQL, Python, JavaScript and Excel. */
const emptyWord =
  /^[(<[]?(n\/?[ad]|n\.a\.?|not applicable|nan|nat|null|none|nil|undefined|blank|empty|tb[acd]|todo|x{3,}|लागू नहीं)[)>\]]?$/i;

/** Whether a text is hardly an option: a word for an empty cell, or nothing but dashes and dots. */
export function isEmptyWord(text: string): boolean {
  // “Na” is sodium.
  return text.length <= 16 && text !== 'Na' && (emptyWord.test(text) || /^[\p{Pd}_.…~\s]+$/u.test(text));
}

/** Words that are frequent in Kruti Dev and DevLys, which show Latin letters as Hindi, and are none of another language. */
const krutiDev =
  /(?:^|[\s(])(?:gS|gSa|vki|vkSj|dks|D;k|D;ksa|ugha|dHkh|dHkh-dHkh|ges'kk|vDlj|eSa|vius|viuh|djrs|djuk|gksrk)(?=[\s?.,)A]|$)/;

/** Texts that programs have damaged, by the doubtful part. None of these is certain, so the admin decides. */
const doubts: readonly [finds: RegExp, told: (found: string) => Told][] = [
  // Question marks alone, a word of them within a text or many at its end, or one within a word.
  [/^[^\p{L}]*\?{2,}[^\p{L}]*$|(?:^|\s)\?{2,}(?=\s+\S*[^\s?])|\s\?{4,}|\p{L}\?\p{Ll}+/u, words.lostLetters],
  [krutiDev, words.oldHindi],
  [/(?=.{0,40}[¡-©¬-¯´-¶¸ºØ¼-¾†‡‰ˆ])(?:[\p{L}\s]{1,3}[¡-¿×÷†‡‰ˆŠŒ‹›]+){3}/u, words.oldFont],
  [/<\/?(?:b|i|u|p|br|hr|em|strong|span|div|font|sub|sup|ul|ol|li|img|a|h\d)(?:\s[^<>]*)?\/?>/i, words.webTag],
  [/\[object Object\]|\\[nrt](?=\s|$|\p{Lu})/u, words.programText],
  [/\p{L}[¿¡]\p{Ll}|\p{Ll}[ÒÓÔÕ]\p{Ll}|Ä[ìîïòôöúû¶]|[□▯\p{Co}\p{Cn}]/u, words.unreadable],
  [/^\d(?:\.\d+)?E[+-]?\d+$/i, words.shortNumber],
  [/^(?:of:)?=\S/, words.beginsFormula],
  [/^\S+\s+\S+\s.*[^\s*†‡]\s?[*†‡]{1,3}$/su, (found) => words.footnote(found.at(-1) ?? '')],
  // The reader takes the first apostrophe of '-ing' for the mark of a text.
  [/^[=+\-@][^']*\S'(?!\p{L})/u, words.quoteMissing],
  // One apostrophe in front, and none that closes it.
  [/^['‘`](?=\S)(?!.*['’`](?:\P{L}|$))/su, words.apostrophe],
];

/** The doubt about a text, if there is one: what candidates would see, and what to do. */
export function doubtAbout(text: string): Told | undefined {
  for (const [finds, told] of doubts) {
    const [found] = finds.exec(text) ?? [];
    if (found !== undefined) return told(found.trim());
  }
  return undefined;
}
