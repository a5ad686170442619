import { useEffect, useState } from 'react';
import { returnsLeft } from '#functions/domain/attempts/resumes.ts';
import { type AttemptOnDevice, attemptOnDevice } from '#web/lib/outbox/attempt-on-device.ts';
import { paths } from '#web/lib/paths.ts';
import { returnPlace } from '#web/lib/session/return-place.ts';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#web/lib/words/login.ts';
import { cost, unsent } from '#web/lib/words/returns.ts';

/** Why a person who was signed in, or wanted a page that requires it, is on the login page, and what happens next; nothing for everyone else. */
export function EndedSession() {
  const [place] = useState(returnPlace);
  if (!place) return null;
  if (place.userId === undefined) {
    if (place.path === paths.quizSelection) return null; // the card itself invites to the assessment
    return <p>{place.path === paths.account ? words.forAccount : words.forReport}</p>;
  }
  return (
    <Notice tone="warning" title={words.ended} className="mb-4 text-start [&_p]:text-inherit">
      {place.path === paths.quiz ? <QuizWords userId={place.userId} /> : <p>{words.continueHere}</p>}
    </Notice>
  );
}

function QuizWords({ userId }: { userId: string }) {
  const [attempt, setAttempt] = useState<AttemptOnDevice>();
  useEffect(() => void attemptOnDevice(userId).then(setAttempt), [userId]);
  return (
    <>
      <p>{attempt?.endedIn ? words.endQuiz : words.continueQuiz}</p>
      {attempt && attempt.unsent > 0 && (
        <p>
          <strong>{unsent(attempt.unsent)}</strong> <span>{attempt.isHeld ? words.held : words.kept}</span>
        </p>
      )}
      {attempt?.remaining !== undefined && <p>{cost(returnsLeft(attempt.remaining))}</p>}
    </>
  );
}
