import type { DraftQuestion, Option } from '#functions/domain/banks/question.ts';
import type { Spelling } from '#functions/domain/uploads/sheet-choices.ts';

type SpelledPart = Spelling['of'];

/** Texts that an admin has confirmed as they are. */
export function confirmedSpellings(spellings: readonly Spelling[], of: SpelledPart): ReadonlySet<string> {
  return new Set(spellings.filter((one) => one.of === of && one.from === one.to).map(({ from }) => from));
}

/** Replaces spellings in a question; a chain of replacements is followed to its end. Options that become equal are merged. */
export function applySpellings(spellings: readonly Spelling[]): (draft: DraftQuestion) => DraftQuestion {
  const meant = (of: SpelledPart) =>
    follow(new Map(spellings.filter((one) => one.of === of).map((one) => [one.from, one.to])));
  const [category, subCategory, option] = [meant('category'), meant('subCategory'), meant('option')];
  if (spellings.length === 0) return (draft) => draft;
  return (draft) => ({
    ...draft,
    category: category(draft.category),
    subCategory: subCategory(draft.subCategory),
    options: spellOptions(draft.options, option),
  });
}

function follow(next: ReadonlyMap<string, string>): (text: string) => string {
  return (text) => {
    const seen = new Set<string>();
    let meant = text;
    while (!seen.has(meant)) {
      seen.add(meant);
      meant = next.get(meant) ?? meant;
    }
    return meant;
  };
}

/** Merges options that became equal: keeps the one that already had this spelling, else the first. */
function spellOptions(options: readonly Option[], meant: (text: string) => string): Option[] {
  const written = new Set(options.map(({ text }) => text));
  const taken = new Set<string>();
  return options.flatMap((option) => {
    const text = meant(option.text);
    if (text === option.text) return [option];
    if (written.has(text) || taken.has(text)) return [];
    taken.add(text);
    return [{ ...option, text }];
  });
}
