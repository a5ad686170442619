/** What spreadsheet programs take for a formula, behind any number of the marks that make it harmless. */
const formula = /^'*[=+\-@\t\r]/;
const marked = /^'+[=+\-@\t\r]/;

/** A cell that no spreadsheet program runs: one that would be taken for a formula gets an apostrophe in front. */
export function harmless(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that {@link harmless} was given. */
export function unmarked(text: string): string {
  return marked.test(text) ? text.slice(1) : text;
}
