import type { DefectView } from '#functions/contract/admin/uploads/uploads.ts';

type Kind = DefectView['kind'];
type Severity = DefectView['severity'];

/** The title of each kind of defect, for the head of its group. */
export const defectTitles: Record<Kind, string> = {
  'no-question-column': 'No column with the questions',
  'no-questions': 'No questions',
  'same-text': 'Questions with the same text',
  'error-cell': 'Cells with an error',
  'too-long': 'Texts that are too long',
  'no-header': 'A header that is not known, or in two rows',
  'other-bank': 'Other sheets with questions',
  'hidden-rows': 'Hidden rows',
  'filtered-rows': 'Rows that a filter hides',
  'hidden-columns': 'Hidden columns',
  'struck-out': 'Texts that are struck out',
  'not-unicode': 'A file that is not Unicode',
  'other-quiz': 'Rows that name another quiz',
  'no-scores': 'Options without any score',
  'left-out': 'Rows that you leave out',
  'unknown-header': 'A header that is not known',
  'above-header': 'Rows above the header',
  'header-again': 'The header again',
  'score-mapped': 'Scores that you have mapped',
  'no-question-text': 'Rows without a question text',
  'no-options': 'Rows without options',
  'broken-answers': 'Lists of answers that can’t be read',
  'option-without-text': 'Options without a text',
  'unused-column': 'Columns that are not used',
  'unused-value': 'Values that are not used',
  'no-score': 'Options without a score',
  'score-not-a-number': 'Scores that are no number',
  'no-quiz-id': 'No quiz id',
  'off-scale': 'Scores of no category',
  'equal-scores': 'Questions whose options all have the same points',
  'option-twice': 'Options that are there twice',
  'same-option': 'Options that look the same',
  'date-cell': 'Dates that may be something else',
  formula: 'Formulas',
  merged: 'Merged cells',
  'long-text': 'Long texts',
  'quiz-id-differs': 'Rows of another quiz that are included',
  'no-category': 'Questions without a main parameter',
  'no-category-column': 'No column with the main parameters',
  'no-sub-category': 'Questions without a sub-parameter',
  'twin-columns': 'Columns with the same meaning',
  'odd-characters': 'Characters that look wrong',
  'invisible-characters': 'Invisible characters',
  'other-sheet': 'Other sheets of the file',
  'map-twice': 'Two sheets named Parameters',
  'map-unread': 'Sheet Parameters can’t be read',
  'map-no-header': 'Headers of sheet Parameters',
  'map-no-column': 'Columns that sheet Parameters does not have',
  'map-no-name': 'Parameters without a name',
  'map-unknown-name': 'Parameters that no question has',
  'map-row-twice': 'Parameters with two rows',
  'map-quotient': 'Quotients that are not known',
  'map-quotient-of-main': 'Main parameters with a quotient',
  'map-quotient-is-parameter': 'Quotients that equal a main parameter',
  'map-too-long': 'Meanings and next steps that are too long',
  'map-too-many': 'Too many rows in sheet Parameters',
  'map-unseen': 'Parameters that the file does not show',
  'map-blank': 'A sheet Parameters that says nothing',
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
