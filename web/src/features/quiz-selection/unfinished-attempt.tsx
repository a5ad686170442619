import { useEffect, useState } from 'react';
import type { Seat } from '#functions/contract/quiz.ts';
import { closingWords } from '#functions/domain/attempts/closing-entry.ts';
import { wouldClose } from '#functions/domain/attempts/resumes.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { Button } from '#web/ui/button.tsx';

const headingClass = 'm-0 text-xl/snug font-semibold font-display text-balance';

interface UnfinishedAttemptProps {
  seat: Seat;
  /** Opens the instructions. */
  onResume: () => void;
  /** Opens the quiz page, which ends the attempt or asks first. */
  onEnd: () => void;
}

/** The cost of going back in, and the alternative for an attempt that has begun. */
export function UnfinishedAttempt({ seat: { remaining, unfinished }, onResume, onEnd }: UnfinishedAttemptProps) {
  const secondsLeft = useSecondsLeft(unfinished);
  if (unfinished && secondsLeft === 0) {
    const { answered, questionCount } = unfinished;
    return (
      <>
        <h2 className={headingClass}>The time of your assessment is over</h2>
        <p className="m-0 text-quiet">{`Your report will be made of ${answered} of ${questionCount} answers. Answers that still wait on this device are sent first. After that you can take a new assessment with a new coupon.`}</p>
        <Button tone="primary" size="large" className="w-full" onPress={onEnd}>
          Get the report
        </Button>
      </>
    );
  }
  const isLast = remaining !== undefined && wouldClose(remaining);
  return (
    <>
      <h2 className={headingClass}>You have an unfinished assessment</h2>
      <p className="m-0 text-quiet">{`Your answers are saved, and the clock is running${secondsLeft !== undefined ? `: ${timeLeft(secondsLeft)}` : ''}.`}</p>
      {remaining !== undefined && !isLast && (
        <p className="m-0 text-quiet">
          <strong>{`You have ${remaining} attempts left.`}</strong> Going back in uses one of them. So does each time
          you reload the quiz, leave it or switch to another tab.
        </p>
      )}
      {isLast && (
        <p className="m-0 text-quiet">
          <strong>You have no way back in left.</strong>
          <span>{` ${unfinished ? closingWords(unfinished) : ''} If it is still open in another tab or on another device, go on there.`}</span>
        </p>
      )}
      <Button tone={isLast ? 'quiet' : 'primary'} size="large" className="w-full" onPress={onResume}>
        Resume Assessment
      </Button>
      {isLast && (
        <Button tone="primary" size="large" className="w-full" onPress={onEnd}>
          End it and get the report
        </Button>
      )}
    </>
  );
}

function timeLeft(seconds: number): string {
  if (seconds < 60) return 'less than a minute is left';
  const minutes = Math.floor(seconds / 60);
  return counted(minutes, 'minute is left', 'minutes are left');
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
