const rules = new Intl.PluralRules('en-IN');

/** The word that fits a number: `question` for 1, else `questions`. */
export function plural<const Word>(count: number, one: Word, many: Word): Word {
  return rules.select(count) === 'one' ? one : many;
}

/** A number as people in India write it: `1,20,000`. */
export const numeral = (count: number): string => count.toLocaleString('en-IN');

/** A number with its noun: `1 question`, `1,20,000 questions`. Without `many` the plural has an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numeral(count)} ${plural(count, one, many)}`;
}
