import { formatAttemptId, type Attempt } from '#functions/domain/attempt.ts';
import { normaliseText, type Option, type Question } from '#functions/domain/question.ts';
import type { AttemptReport, Phrase } from './attempt-report.ts';
import { chosenOptions } from './chosen-options.ts';
import { parametersOf, type Parameter } from './parameters.ts';
import { scoreScale, type ScoredItem } from './score-scale.ts';

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
 * Scores and phrases of a completed attempt, over the questions answered. Parameters without an answer stay in the
 * report with a question count of 0, so that a reader sees what was not measured.
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
  const chosen = chosenOptions(attempt.answers, questions);
  const parameters = parametersOf(questions);
  const score = (name: string, of: readonly Question[]) =>
    scoreScale(
      name,
      of.flatMap((question) => scoredItem(question, chosen)),
    );
  const phrases = (kind: PhraseKind) => collectPhrases(parameters, chosen, kind);

  return {
    attemptId: formatAttemptId(attempt.ref),
    candidateName,
    quizName,
    endedAt: attempt.endedAt,
    bankVersion: attempt.ref.version,
    answeredCount: chosen.size,
    presentedCount,
    total: score('Total', questions),
    parameters: parameters.map((parameter) => ({
      ...score(parameter.name, parameter.questions),
      subParameters: parameter.subParameters.map((sub) => score(sub.name, sub.questions)),
    })),
    strengths: phrases('strength'),
    strengthsCumWeaknesses: phrases('scw'),
    weaknesses: phrases('weakness'),
    remarks: phrases('remarks'),
  };
}

function scoredItem(question: Question, chosen: ReadonlyMap<number, Option>): ScoredItem[] {
  const option = chosen.get(question.id);
  if (!option) return [];
  const offered = question.options.map(({ points }) => points);
  return [{ points: option.points, lowest: Math.min(...offered), highest: Math.max(...offered) }];
}

type PhraseKind = 'strength' | 'scw' | 'weakness' | 'remarks';

/** By parameter and then by question number; of phrases that say the same only the first stays. The bank alone decides which option carries which phrase. */
function collectPhrases(
  parameters: readonly Parameter[],
  chosen: ReadonlyMap<number, Option>,
  kind: PhraseKind,
): Phrase[] {
  const seen = new Set<string>();
  return parameters.flatMap(({ name, questions }) =>
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
