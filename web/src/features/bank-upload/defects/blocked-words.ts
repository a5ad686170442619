import type { PublishMode } from '#functions/domain/banks/bank-changes.ts';
import { blockingCount } from '#functions/domain/banks/parameters/review-map.ts';
import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { counted, plural } from '#functions/domain/text/counted.ts';

/** Decisions that are required before an upload can be submitted. */
export interface OpenDecisions {
  /** Number of blocking defects, by the server's count. */
  defects: number;
  /** Number of unanswered questions about the file. */
  asks: number;
  /** Number of spellings of unreadable scores without points. */
  scores: number;
  /** Questions without a main parameter, while none is chosen for them. */
  withoutParameter: number;
}

export function openDecisions(
  { counts, findings, choices, map }: Pick<UploadView, 'counts' | 'findings' | 'choices' | 'map'>,
  mode?: PublishMode,
): OpenDecisions {
  return {
    defects: blockingCount(counts, map?.problems, mode),
    asks: findings?.asks.filter(({ answer }) => answer === undefined).length ?? 0,
    scores: findings?.scores.filter(({ points }) => points === undefined).length ?? 0,
    withoutParameter: choices?.mainParameter === undefined ? (findings?.withoutParameter ?? 0) : 0,
  };
}

/** Why an upload cannot be submitted and what to do, in a sentence or two; `undefined` if nothing blocks. */
export function blockedWords(open: OpenDecisions, needsMapping: boolean): string | undefined {
  const { defects, asks, scores, withoutParameter } = open;
  if (defects + asks + scores === 0) return undefined;
  const what = Math.max(defects, asks + scores);
  const count = counted(what, 'defect blocks', 'defects block');
  const ways = [
    ...(needsMapping ? ['map the columns'] : []),
    ...(asks > 0
      ? [plural(asks, 'answer the question about the file', `answer the ${asks} questions about the file`)]
      : []),
    ...(scores > 0 ? ['say what the scores are worth that can’t be read'] : []),
    ...(withoutParameter > 0
      ? [
          `choose a main parameter for ${plural(withoutParameter, 'the question', 'the questions')} without one under “Parameters found”`,
        ]
      : []),
    ...(needsMapping || defects <= asks ? [] : ['leave rows out']),
    'correct the file and upload it again',
  ];
  const last = ways.pop() ?? '';
  const sentence = ways.length > 0 ? `${ways.join(', ')}, or ${last}` : last;
  return `${count} submitting. ${sentence[0]?.toUpperCase()}${sentence.slice(1)}.`;
}

/** Why an upload cannot be submitted because of its target. */
export function targetWords(quiz: { quizId: number; archived: boolean } | undefined): string | undefined {
  if (!quiz?.archived) return undefined;
  return `Quiz ${quiz.quizId} is archived, and nothing can be published to it. Choose another target under “Configure Quiz Details”, or unarchive it first.`;
}

/** Why an upload cannot be submitted because of names. */
export function nameWords({ open, live }: { open: number; live: { error: unknown } }): string | undefined {
  if (live.error) return 'The live questions could not be loaded. Try again under “Parameters found”.';
  if (open === 0) return undefined;
  return `${counted(open, 'name waits', 'names wait')} for an answer under “Parameters found”.`;
}
