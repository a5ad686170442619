import type { AskKind } from '#functions/domain/uploads/sheet-choices.ts';
import type { DefectKind } from '#functions/domain/uploads/sheet-defect.ts';

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

interface Doubt {
  /** The doubtful part is quoted. */
  finds: RegExp;
  problem: (found: string) => string;
  remedy: string;
}

const lost = 'Open the original, save it as .xlsx (or as CSV UTF-8), and upload that.';
const retype = 'Correct the cell in the file, and upload the file again.';

/** Texts that programs have damaged, with what is seen of it. None of these is certain, so the admin decides. */
const doubts: readonly Doubt[] = [
  {
    // Question marks alone, a word of them within a text or many at its end, or one within a word.
    finds: /^[^\p{L}]*\?{2,}[^\p{L}]*$|(?:^|\s)\?{2,}(?=\s+\S*[^\s?])|\s\?{4,}|\p{L}\?\p{Ll}+/u,
    problem: (found) =>
      `The cell shows “${found.trim()}”: a program seems to have lost letters that it could not save.`,
    remedy: lost,
  },
  {
    finds: krutiDev,
    problem: (found) =>
      `“${found.trim()}” looks like Hindi in an old font such as Kruti Dev. Candidates would see these Latin letters.`,
    remedy: 'Convert the text to Unicode (Mangal, Nirmala UI), and upload the file again.',
  },
  {
    finds: /(?=.{0,40}[¡-©¬-¯´-¶¸ºØ¼-¾†‡‰ˆ])(?:[\p{L}\s]{1,3}[¡-¿×÷†‡‰ˆŠŒ‹›]+){3}/u,
    problem: (found) =>
      `“${found.trim()}” looks like text in an old font, or in a wrong encoding. Candidates would see it so.`,
    remedy: 'Convert the text to Unicode, and upload the file again.',
  },
  {
    finds: /<\/?(?:b|i|u|p|br|hr|em|strong|span|div|font|sub|sup|ul|ol|li|img|a|h\d)(?:\s[^<>]*)?\/?>/i,
    problem: (found) => `Candidates would see “${found}”, which is a mark of a web page.`,
    remedy: retype,
  },
  {
    finds: /\[object Object\]|\\[nrt](?=\s|$|\p{Lu})/u,
    problem: (found) => `Candidates would see “${found}”, which a program has written by mistake.`,
    remedy: retype,
  },
  {
    finds: /\p{L}[¿¡]\p{Ll}|\p{Ll}[ÒÓÔÕ]\p{Ll}|Ä[ìîïòôöúû¶]|[□▯\p{Co}\p{Cn}]/u,
    problem: (found) => `“${found}” looks like a character that a program could not read.`,
    remedy: lost,
  },
  {
    finds: /^\d(?:\.\d+)?E[+-]?\d+$/i,
    problem: (found) => `“${found}” looks like a long number that a program has shortened.`,
    remedy: retype,
  },
  {
    finds: /^(?:of:)?=\S/,
    problem: (found) => `The cell begins with “${found}”, as a formula does. Candidates would see it.`,
    remedy: retype,
  },
  {
    finds: /^\S+\s+\S+\s.*[^\s*†‡]\s?[*†‡]{1,3}$/su,
    problem: (found) => `The text ends with “${found.at(-1)}”, which often refers to a note. Candidates would see it.`,
    remedy: 'Delete the sign in the file. If it marks questions that are scored in reverse, reverse their scores.',
  },
  {
    // The reader takes the first apostrophe of '-ing' for the mark of a text.
    finds: /^[=+\-@][^']*\S'(?!\p{L})/u,
    problem: (found) => `“${found}” seems to lack the quotation mark in front.`,
    remedy: 'Use the quotation marks ‘ and ’ in the file, and upload the file again.',
  },
  {
    // One apostrophe in front, and none that closes it.
    finds: /^['‘`](?=\S)(?!.*['’`](?:\P{L}|$))/su,
    problem: (found) =>
      `The cell begins with “${found}”, which some programs write to mark a text. Candidates would see it.`,
    remedy: 'Delete the apostrophe in the file, and upload the file again.',
  },
];

/** The doubt about a text, if there is one: what candidates would see, and what to do. */
export function doubtAbout(text: string): { problem: string; remedy: string } | undefined {
  for (const { finds, problem, remedy } of doubts) {
    const [found] = finds.exec(text) ?? [];
    if (found !== undefined) return { problem: problem(found), remedy };
  }
  return undefined;
}
