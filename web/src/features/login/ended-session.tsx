import { useEffect, useState } from 'react';
import { wouldClose } from '#functions/domain/attempts/resumes.ts';
import { type AttemptOnDevice, attemptOnDevice } from '#web/lib/outbox/attempt-on-device.ts';
import { counted, plural } from '#functions/domain/text/counted.ts';
import { paths } from '#web/lib/paths.ts';
import { returnPlace } from '#web/lib/session/return-place.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Why a person who was signed in, or wanted a page that requires it, is on the login page, and what happens next; nothing for everyone else. */
export function EndedSession() {
  const [place] = useState(returnPlace);
  if (!place) return null;
  if (place.userId === undefined)
    return <p>{`Please sign in to see your ${place.path === paths.account ? 'account' : 'report'}.`}</p>;
  return (
    <Notice tone="warning" title="Your session has ended" className="mb-4 text-start [&_p]:text-inherit">
      {place.path === paths.quiz ? (
        <QuizWords userId={place.userId} />
      ) : (
        <p>Please sign in again with the same account, and you come back to where you were.</p>
      )}
    </Notice>
  );
}

function QuizWords({ userId }: { userId: string }) {
  const [attempt, setAttempt] = useState<AttemptOnDevice>();
  useEffect(() => void attemptOnDevice(userId).then(setAttempt), [userId]);
  return (
    <>
      <p>Please sign in again with the same account, and you come back to the same question.</p>
      {attempt && attempt.unsent > 0 && (
        <p>
          <strong>{`${counted(attempt.unsent, 'answer has', 'answers have')} not reached us yet.`}</strong>
          <span>{` ${whereKept(attempt)}`}</span>
        </p>
      )}
      {attempt?.remaining !== undefined && <p>{`Your clock keeps running. ${costOfReturn(attempt.remaining)}`}</p>}
    </>
  );
}

function whereKept({ unsent, isHeld }: AttemptOnDevice): string {
  if (!isHeld) return `${plural(unsent, 'It is', 'They are')} kept on this device, and sent then.`;
  return `This browser does not keep ${plural(unsent, 'it', 'them')}. Leave this page open, and sign in again in another tab.`;
}

/** Coming back counts as an entry, like a reload. */
function costOfReturn(remaining: number): string {
  if (!wouldClose(remaining)) return `Coming back uses one of your ${remaining} remaining attempts, as a reload does.`;
  return 'Coming back uses your last attempt, as a reload does: your assessment is then submitted as it is.';
}
