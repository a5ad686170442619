import { optionForm } from '#functions/domain/text/alike.ts';
import type { Report } from '#functions/domain/uploads/sheet-defect.ts';
import { shorten } from '#functions/domain/text/shorten.ts';

/** Takes the options of a question one by one, and compares each with the previous ones. */
export function reportTwins(report: Report): (at: { row: number; column: string }, value: string) => void {
  const earlier = new Set<string>();
  const textOfForm = new Map<string, string>();
  return (at, value) => {
    if (earlier.has(value)) {
      report({
        ...at,
        kind: 'option-twice',
        value,
        problem: 'The question has this option twice.',
        remedy: 'Change or remove one of them: a candidate can’t tell them apart.',
      });
      return;
    }
    earlier.add(value);
    const form = optionForm(value);
    const twin = textOfForm.get(form);
    if (twin === undefined) {
      textOfForm.set(form, value);
      return;
    }
    report({
      ...at,
      kind: 'same-option',
      value,
      problem: `The question has the option “${shorten(twin, 120)}”, too. A candidate can’t tell them apart.`,
      remedy: 'Say whether they are the same under “Parameters found”.',
    });
  };
}
