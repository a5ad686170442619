import { refuse } from '#functions/domain/refusal.ts';
import { countWord } from '#functions/domain/reports/document/english-words.ts';
import { minAnswers } from '#functions/domain/reports/figures/withhold-figures.ts';

/** Where the PDFs of a report are: as it was mailed, and with all answers, where one was made. */
interface ReportPdfs {
  reportKey: string;
  answersKey?: string | undefined;
}

/** Which of a report's PDFs there are. */
export function filesOf({ reportKey, answersKey }: Partial<ReportPdfs>): { hasFile: boolean; hasAnswersFile: boolean } {
  const hasFile = reportKey !== undefined;
  return { hasFile, hasAnswersFile: hasFile && answersKey !== undefined };
}

/** Which of a report's PDFs is handed out, and what its name says of it. */
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
