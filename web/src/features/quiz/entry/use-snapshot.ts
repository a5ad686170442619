import { useEffect } from 'react';
import { type AttemptSnapshot, isEntry } from './attempt-snapshot.ts';
import type { AttemptState } from '../attempt-state.ts';
import { ticksNow } from '../clock/attempt-clock.ts';
import type { Entry } from './enter.ts';
import { forgetOnScreen } from './last-on-screen.ts';
import { indexedDbSnapshots } from './snapshot-storage.ts';

/** Stores what is needed to continue after a reload without a network, until the attempt ends. */
export function useSnapshot(entry: Entry, state: AttemptState): void {
  const { userId } = entry;
  const { phase, isDisplaced, isHeard, questions, answers, clock, remaining, over } = state;
  const isOver = phase === 'ended';

  useEffect(() => {
    // Another tab has the attempt, and stores it.
    if (isDisplaced) return;
    if (isOver) forgetOnScreen();
    const work = isOver
      ? indexedDbSnapshots.remove(userId)
      : indexedDbSnapshots.save(snapshotOf(entry, { questions, answers, clock, remaining, isHeard, over }));
    work.catch(() => undefined); // then it only works with a network
  }, [userId, entry, isOver, isDisplaced, isHeard, questions, answers, clock, remaining, over]);
}

type Shown = Pick<AttemptState, 'questions' | 'answers' | 'clock' | 'remaining' | 'isHeard' | 'over'>;

/** What this page would continue from. */
export function snapshotOf({ userId, quiz, view, ticks, unheard, ownEntries }: Entry, state: Shown): AttemptSnapshot {
  const { questions, answers, clock, remaining, isHeard } = state;
  const [now, offset] = clock ? [ticksNow(clock), clock.offset] : [performance.now(), view.now - ticks];
  return {
    userId,
    quiz,
    attemptId: view.attemptId,
    questions: [...questions],
    questionCount: view.questionCount,
    answered: Object.entries(answers).map(([questionId, optionId]) => ({ questionId, optionId })),
    timeLimitSeconds: clock ? clock.limitMs / 1000 : view.timeLimitSeconds,
    deadline: clock?.deadline,
    anchor: { serverNow: offset + now, machineNow: Date.now() },
    remaining,
    entries: isHeard ? [] : unheard.filter(isEntry),
    ownEntries,
    ...(state.over === 'person' && { endedIn: ownEntries }),
  };
}
