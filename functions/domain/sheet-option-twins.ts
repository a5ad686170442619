import { optionForm } from './alike.ts';
import type { Option } from './question.ts';
import type { Report } from './sheet-defect.ts';
import { shorten } from './sheet-grid.ts';

/** Compares the last option of a question with those before it. */
export function reportTwin(at: { row: number; column: string }, options: readonly Option[], report: Report): void {
  const value = options.at(-1)?.text ?? '';
  const earlier = options.slice(0, -1).map(({ text }) => text);
  if (earlier.includes(value)) {
    report({
      ...at,
      kind: 'option-twice',
      value,
      problem: 'The question has this option twice.',
      remedy: 'Change or remove one of them: a candidate can’t tell them apart.',
    });
    return;
  }
  const twin = earlier.find((text) => optionForm(text) === optionForm(value));
  if (twin === undefined) return;
  report({
    ...at,
    kind: 'same-option',
    value,
    problem: `The question has the option “${shorten(twin, 120)}”, too. A candidate can’t tell them apart.`,
    remedy: 'Say whether they are the same under “Parameters found”.',
  });
}
