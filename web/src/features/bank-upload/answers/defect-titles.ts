import type { DefectView } from '#functions/contract/admin/uploads/uploads.ts';

type Kind = DefectView['kind'];
type Severity = DefectView['severity'];

/** The title of each kind of defect, for the head of its group. */
export const defectTitles: Record<Kind, string> = {
  'no-header': 'Columns that are missing, or a header that is not known',
  layout: 'A layout that can’t be read',
  'no-questions': 'No questions',
  'same-text': 'Questions with the same text',
  'error-cell': 'Cells with an error',
  'odd-characters': 'Characters that look wrong',
  'too-long': 'Texts that are too long',
  'no-category': 'Questions without a main parameter',
  'option-twice': 'Options that are there twice',
  'score-not-a-number': 'Scores that are no number',
  'no-scores': 'Options without any score',
  'other-bank': 'Other sheets with questions',
  'other-quiz': 'Rows that name another quiz',
  hidden: 'Hidden rows or columns',
  'struck-out': 'Texts that are struck out',
  'not-unicode': 'A file that is not Unicode',
  undecided: 'Content that may be lost or changed',
  'map-sheet': 'Sheet Parameters can’t be read',
  'map-unknown-name': 'Parameters that no question has',
  'map-row-twice': 'Parameters with two rows',
  'map-quotient': 'Quotients that are not known, or of a main parameter',
  'map-quotient-is-parameter': 'Quotients that equal a main parameter',
  'no-question': 'Rows that give no question',
  'unused-column': 'Columns that are not used, or mean the same',
  'unused-value': 'Values that are not used',
  'left-out': 'Rows that you leave out',
  'no-score': 'Options without a score',
  'no-quiz-id': 'Quiz ids that are not valid, or taken from Sr. No.',
  'map-blank': 'What sheet Parameters leaves blank',
  header: 'Rows that are taken for the header, or stand above it',
  'off-scale': 'Scores of no category',
  'equal-scores': 'Questions whose options all have the same points',
  'no-sub-category': 'Questions without a sub-parameter',
  'date-cell': 'Dates that may be something else',
  'doubtful-text': 'Texts that may be damaged or encoded',
  'not-an-option': 'Options that may be empty cells',
  'more-options': 'Options beyond the fifth',
  picture: 'Pictures',
  reversed: 'Questions that are scored in reverse',
  'one-option': 'Questions with a single option',
  formula: 'Formulas',
  merged: 'Merged cells',
  'long-text': 'Long texts',
  'invisible-characters': 'Invisible characters',
  'other-sheet': 'Other sheets of the file',
  'map-unseen': 'Parameters that the file does not show',
};

export const severityWords: Record<Severity, { one: string; many: string; mark: string }> = {
  error: { one: 'blocks submitting', many: 'block submitting', mark: 'Blocks' },
  skipped: { one: 'left out', many: 'left out', mark: 'Left out' },
  defaulted: { one: 'filled in', many: 'filled in', mark: 'Filled in' },
  note: { one: 'worth a look', many: 'worth a look', mark: 'Note' },
};

export interface DefectGroup {
  kind: Kind;
  severity: Severity;
  title: string;
  defects: DefectView[];
}

/** Groups by kind, in the given order: the most severe first. */
export function groupDefects(defects: readonly DefectView[]): DefectGroup[] {
  const groups = new Map<Kind, DefectGroup>();
  for (const defect of defects) {
    const { kind, severity } = defect;
    const group = groups.get(kind) ?? { kind, severity, title: defectTitles[kind], defects: [] };
    group.defects.push(defect);
    groups.set(kind, group);
  }
  return [...groups.values()];
}
