/**
 * Beginnings that spreadsheet programs take for a formula: a sign, also full-width or small as on East Asian keyboards, also after
 * spaces or invisible characters; or a line break or tab, which some of them drop.
 */
const start = String.raw`(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])`;
/** A formula after any number of the apostrophes that make it harmless. */
const formula = new RegExp(`^'*${start}`, 'u');
const marked = new RegExp(`^'+${start}`, 'u');

/** A cell text that no spreadsheet program runs: a possible formula gets an apostrophe in front. */
export function escapeFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Undoes {@link escapeFormula}. */
export function unescapeFormula(text: string): string {
  return marked.test(text) ? text.slice(1) : text;
}
