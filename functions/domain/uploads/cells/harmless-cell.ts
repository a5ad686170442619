/**
 * What spreadsheet programs take for the beginning of a formula: a sign, full-width or small as East Asian keyboards have it,
 * also behind spaces or signs that nobody sees; or a line break or tab, which some of them drop.
 */
const start = String.raw`(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])`;
/** Behind any number of the marks that make it harmless. */
const formula = new RegExp(`^'*${start}`, 'u');
const marked = new RegExp(`^'+${start}`, 'u');

/** A cell that no spreadsheet program runs: one that would be taken for a formula gets an apostrophe in front. */
export function harmless(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that {@link harmless} was given. */
export function unmarked(text: string): string {
  return marked.test(text) ? text.slice(1) : text;
}
