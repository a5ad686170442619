import { formatAttemptId, type Attempt } from '#functions/domain/attempts/attempt.ts';

/** The sitting that a report compares with: the person's newest completed attempt at the quiz that ended earlier. */
export function earlierSitting<T extends Pick<Attempt, 'ref' | 'endedAt'>>(
  completed: readonly T[],
  { ref, endedAt }: Pick<Attempt, 'ref' | 'endedAt'>,
): T | undefined {
  const before = completed.filter(
    (other) =>
      other.ref.quizId === ref.quizId &&
      formatAttemptId(other.ref) !== formatAttemptId(ref) &&
      other.endedAt !== undefined &&
      endedAt !== undefined &&
      other.endedAt < endedAt,
  );
  return before.toSorted((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0))[0];
}
