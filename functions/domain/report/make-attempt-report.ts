import { formatAttemptId, type Attempt } from '#functions/domain/attempt.ts';
import { normaliseText, type Option, type Question } from '#functions/domain/question.ts';
import type { AttemptReport, Phrase, ReportPhrases } from './attempt-report.ts';
import { attemptScores } from './attempt-scores.ts';
import { chosenOptions } from './chosen-options.ts';
import { parametersOf } from './parameters.ts';
import { isEnoughForPhrases, withholdFigures } from './withhold-figures.ts';

export interface ReportSources {
  attempt: Attempt;
  /** The bank version the attempt is pinned to. */
  questions: readonly Question[];
  candidateName: string;
  quizName: string;
  /** How many questions the attempt had. */
  presentedCount: number;
}

/**
 * What a candidate learns of a completed attempt: the scores and phrases of the questions answered, where there are enough
 * of them. Parameters without a figure stay in the report, so that a reader sees what was not measured.
 * @throws Error if the attempt has not ended or does not belong to this bank.
 */
export function makeAttemptReport({
  attempt,
  questions,
  candidateName,
  quizName,
  presentedCount,
}: ReportSources): AttemptReport {
  if (attempt.endedAt === undefined) throw new Error('An attempt has no report before it has ended.');
  const scales = withholdFigures(attemptScores(attempt, questions));
  const { answerCount } = scales.total;
  return {
    attemptId: formatAttemptId(attempt.ref),
    candidateName,
    quizName,
    endedAt: attempt.endedAt,
    bankVersion: attempt.ref.version,
    answeredCount: answerCount,
    presentedCount,
    lateCount: attempt.late.length,
    ...scales,
    ...(isEnoughForPhrases(answerCount) && { phrases: reportPhrases(attempt, questions) }),
  };
}

function reportPhrases({ answers }: Attempt, questions: readonly Question[]): ReportPhrases {
  const chosen = chosenOptions(answers, questions);
  const of = (kind: PhraseKind) => collectPhrases(questions, chosen, kind);
  return {
    strengths: of('strength'),
    strengthsCumWeaknesses: of('scw'),
    weaknesses: of('weakness'),
    remarks: of('remarks'),
  };
}

type PhraseKind = 'strength' | 'scw' | 'weakness' | 'remarks';

/** By parameter and then by question number; of phrases that say the same only the first stays. The bank alone decides which option carries which phrase. */
function collectPhrases(all: readonly Question[], chosen: ReadonlyMap<number, Option>, kind: PhraseKind): Phrase[] {
  const seen = new Set<string>();
  return parametersOf(all).flatMap(({ name, questions }) =>
    [...questions]
      .sort((a, b) => a.number - b.number)
      .map((question) => ({
        text: chosen.get(question.id)?.[kind].trim() ?? '',
        questionNumber: question.number,
        parameter: name,
      }))
      .filter(({ text }) => {
        const normal = normaliseText(text);
        if (!normal || seen.has(normal)) return false;
        seen.add(normal);
        return true;
      }),
  );
}
