import { refuse } from '#functions/domain/refusal.ts';
import { countWord } from '#functions/domain/reports/document/document-words.ts';
import { minAnswers } from '#functions/domain/reports/figures/withhold-figures.ts';

/** The keys of a report's PDFs: as it was mailed, and with all answers, if one was made. */
interface ReportPdfs {
  reportKey: string;
  answersKey?: string | undefined;
}

/** Which of a report's PDFs exist. */
export function filesOf({ reportKey, answersKey }: Partial<ReportPdfs>): { hasFile: boolean; hasAnswersFile: boolean } {
  const hasFile = reportKey !== undefined;
  return { hasFile, hasAnswersFile: hasFile && answersKey !== undefined };
}

/** Chooses the PDF to hand out, and the suffix of its name. */
export function chosenFile(
  { reportKey, answersKey }: ReportPdfs,
  answers: 'all' | undefined,
): { key: string; suffix: string } {
  if (answers === undefined) return { key: reportKey, suffix: '' };
  if (answersKey === undefined)
    refuse(
      'no-answers-file',
      `There is no PDF with all answers of this report. From ${countWord(minAnswers.phrases)} answers on, the report page shows every answer.`,
    );
  return { key: answersKey, suffix: '-all-answers' };
}
