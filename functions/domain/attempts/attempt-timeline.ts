import type { Attempt, EndReason, EventCause } from './attempt.ts';
import { extraMinutes } from './grants.ts';
import { paperQuestionOf, questionKey } from '#functions/domain/banks/question-bank.ts';
import { shownPosition } from './shown-order.ts';
import type { Question } from '#functions/domain/banks/question.ts';

/** Something that happened in an attempt, with its time (epoch ms). Answers are known to the second. */
export type TimelineEntry =
  | { kind: 'started'; at: number; limitSeconds: number; extraMinutes?: number }
  | {
      kind: 'answer';
      at: number;
      questionNumber: number;
      question: string;
      option: string;
      /** The option's place on the screen, 1 = top; absent if the bank has no such option. */
      position?: number;
      /** Seconds since the previous answer; absent for the first one, which starts the clock. */
      tookSeconds?: number;
      /** It arrived after the deadline. */
      isLate: boolean;
    }
  | { kind: 'event'; at: number; cause: EventCause; awaySeconds?: number }
  | { kind: 'ended'; at: number; reason: EndReason };

/** The attempt itself, in order: its start, answers, re-entries and tab switches, and its end. */
export function attemptTimeline(attempt: Attempt, questions: readonly Question[]): TimelineEntry[] {
  const { createdAt, events, endedAt, closesAt, endReason = 'candidate', extraMs } = attempt;
  const longestSeconds = Math.floor(((endedAt ?? closesAt) - createdAt) / 1000);
  const started: TimelineEntry = {
    kind: 'started',
    at: createdAt,
    limitSeconds: Math.round((attempt.deadline - createdAt) / 1000),
    ...(extraMs !== undefined && { extraMinutes: extraMinutes(extraMs) }),
  };
  const came = Object.values(events).map(({ cause, at, awaySeconds }): TimelineEntry => ({
    kind: 'event',
    cause,
    // A device may claim any absence. None is longer than the attempt.
    ...(awaySeconds !== undefined && { awaySeconds: Math.min(awaySeconds, longestSeconds) }),
    // An event that was sent late has the device's time, and the device's clock may have been changed meanwhile.
    at: Math.max(createdAt, at * 1000),
  }));
  const ended: TimelineEntry[] = endedAt === undefined ? [] : [{ kind: 'ended', at: endedAt, reason: endReason }];
  // Equal moments keep the order in which they are listed.
  return [started, ...answersOf(attempt, questions), ...came, ...ended].sort((a, b) => a.at - b.at);
}

function answersOf({ answers, createdAt, late, seed }: Attempt, questions: readonly Question[]): TimelineEntry[] {
  const byKey = new Map(questions.map((question) => [questionKey(question.id), question]));
  const given = Object.entries(answers).sort(([, a], [, b]) => a.seconds - b.seconds);
  return given.map(([key, { optionId, seconds }], index) => {
    const question = byKey.get(key);
    const shown = question && paperQuestionOf(question);
    const position = shown && shownPosition(shown, optionId, seed);
    const before = given[index - 1]?.[1].seconds;
    return {
      kind: 'answer',
      at: createdAt + seconds * 1000,
      questionNumber: question?.number ?? 0,
      question: question?.text ?? key,
      option: shown?.options.find(({ id }) => id === optionId)?.text ?? optionId,
      ...(position !== undefined && { position: position + 1 }),
      ...(before !== undefined && { tookSeconds: seconds - before }),
      isLate: late.includes(key),
    };
  });
}
