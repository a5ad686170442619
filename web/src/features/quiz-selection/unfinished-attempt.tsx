import { useEffect, useState } from 'react';
import type { Seat } from '#functions/contract/quiz.ts';
import { returnsLeft } from '#functions/domain/attempts/resumes.ts';
import { type AttemptOnDevice, attemptOnDevice } from '#web/lib/outbox/attempt-on-device.ts';
import { contactAbout } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tagged } from '#web/ui/tagged.tsx';
import * as words from '#web/lib/words/quiz-selection/unfinished.ts';
import { left } from '#web/lib/words/returns.ts';

const headingClass = 'm-0 text-xl/snug font-semibold font-display text-balance';
const contact = (text: string) => <a href={contactAbout('returns')}>{text}</a>;

interface UnfinishedAttemptProps {
  seat: Seat;
  /** Opens the instructions. */
  onResume: () => void;
  /** Opens the quiz page, which ends the attempt or asks first. */
  onEnd: () => void;
}

/** The cost of going back in, and the alternative for an attempt that has begun. */
export function UnfinishedAttempt({ seat, onResume, onEnd }: UnfinishedAttemptProps) {
  const { remaining, unfinished } = seat;
  const secondsLeft = useSecondsLeft(unfinished);
  const { user } = useSession();
  const [device, setDevice] = useState<AttemptOnDevice>();
  useEffect(() => void attemptOnDevice(user?.id ?? '').then(setDevice), [user?.id]);
  // Without a network, and not continued elsewhere since.
  const isEnded = device?.endedIn?.includes(seat.liveEntryId ?? '');
  if (unfinished && (isEnded || secondsLeft === 0)) {
    const { answered, questionCount } = unfinished;
    return (
      <>
        <h2 className={headingClass}>{isEnded ? words.ended : words.headings.timeOver}</h2>
        <p className="m-0 text-quiet">{words.outcome(answered, questionCount)}</p>
        <Button tone="primary" size="large" className="w-full" onPress={onEnd}>
          {words.buttons.get}
        </Button>
      </>
    );
  }
  const returns = remaining === undefined ? undefined : returnsLeft(remaining);
  const isLast = returns === 0;
  return (
    <>
      <h2 className={headingClass}>{words.headings.open}</h2>
      <p className="m-0 text-quiet">{secondsLeft === undefined ? words.saved : words.timeLeft(secondsLeft)}</p>
      {isLast && (
        <Notice tone="warning" title={left(0)}>
          {unfinished && <p>{words.ends(unfinished.answered, unfinished.questionCount)}</p>}
          <p>{words.elsewhere}</p>
          <p>
            <Tagged text={words.askFirst} draw={{ contact }} />
          </p>
        </Notice>
      )}
      {returns !== undefined && !isLast && (
        <p className="m-0 text-quiet">
          <strong>{left(returns)}</strong> <span>{words.cost}</span>
        </p>
      )}
      {/* Without a return there are no instructions to read: both lead to the question whether to end it. */}
      <Button tone={isLast ? 'quiet' : 'primary'} size="large" className="w-full" onPress={isLast ? onEnd : onResume}>
        {words.buttons.resume}
      </Button>
      {isLast && (
        <Button tone="primary" size="large" className="w-full" onPress={onEnd}>
          {words.buttons.end}
        </Button>
      )}
    </>
  );
}

/** Seconds left; 0 once the time is over, undefined if there is no deadline. */
function useSecondsLeft(unfinished: Seat['unfinished']): number | undefined {
  const [seen, setSeen] = useState<{ of: Seat['unfinished']; seconds: number }>();
  useEffect(() => {
    if (!unfinished) return;
    const since = performance.now();
    const look = () => {
      const leftMs = unfinished.deadline - unfinished.now - (performance.now() - since);
      setSeen({ of: unfinished, seconds: Math.max(0, Math.ceil(leftMs / 1000)) });
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [unfinished]);
  if (!unfinished) return undefined;
  const first = Math.max(0, Math.ceil((unfinished.deadline - unfinished.now) / 1000));
  return seen?.of === unfinished ? seen.seconds : first;
}
