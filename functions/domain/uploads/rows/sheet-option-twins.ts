import type { Report } from '#functions/domain/uploads/sheet-defect.ts';

/** Takes the options of a question one by one, and reports the same text again. Texts that only look the same are asked about with the names. */
export function reportTwins(report: Report): (at: { row: number; column: string }, value: string) => void {
  const earlier = new Set<string>();
  return (at, value) => {
    if (earlier.has(value)) {
      report({
        ...at,
        kind: 'option-twice',
        value,
        problem: 'The question has this option twice.',
        remedy: 'Change or remove one of them: a candidate can’t tell them apart.',
      });
    }
    earlier.add(value);
  };
}
