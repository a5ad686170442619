const rules = new Intl.PluralRules('en-IN');

/** The one of two words that goes with a number: `question` with 1, else `questions`. */
export function plural<const Word>(count: number, one: Word, many: Word): Word {
  return rules.select(count) === 'one' ? one : many;
}

/** A number with what is counted: `1 question`, `1,20,000 questions`. Without `many` the plural has an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-IN')} ${plural(count, one, many)}`;
}
