import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { codeOf } from '#web/lib/api-problem.ts';
import { forgetDelivered } from '#web/lib/outbox/forget-delivered.ts';
import { activeQuizQuery, seatQuery } from '#web/lib/quiz-queries.ts';
import { useRegisteredWorker } from '#web/lib/register-service-worker.ts';
import { readRouteState } from '#web/lib/route-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QuizOffer } from './quiz-offer.tsx';
import * as words from '#web/lib/words/quiz-selection/offer.ts';
import { buttons, product } from '#web/lib/words/ui.ts';

/** Choice of quiz and coupon, with the price; or the way back into an unfinished attempt. */
export function QuizSelectionPage() {
  useRegisteredWorker();
  const quiz = useQuery(activeQuizQuery);
  const seat = useQuery({ ...seatQuery(quiz.data?.quizId ?? 0), enabled: quiz.data !== undefined });
  // The attempt that this device has stored has ended at the server, or on another device.
  const hasNoneOpen = seat.data !== undefined && seat.data.openAttemptId === undefined;
  useEffect(() => {
    if (hasNoneOpen) void forgetDelivered();
  }, [hasNoneOpen]);
  // Why the quiz page has redirected here.
  const { message } = readRouteState(useLocation().state);
  const isNone = codeOf(quiz.error) === 'no-active-quiz';
  // Not after a failed reload: loaded data and a typed code stay on the screen.
  const failure = isNone || !quiz.data ? quiz.error : seat.data ? null : seat.error;
  const retry = () => void (quiz.isError ? quiz.refetch() : seat.refetch());

  return (
    <div className="mx-auto min-h-[calc(100*var(--dvh)_-_var(--header-height)_-_8rem)] w-[min(100%_-_2_*_var(--gutter),var(--content))] py-[clamp(2rem,6vw,6rem)]">
      <PageHead title={`${words.heading} | ${product}`} />
      {failure ? (
        <div className="grid max-w-144 grid-cols-1 justify-items-start gap-6">
          <h1 className="m-0 font-display text-4xl/tight font-semibold tracking-[-0.02em]">{words.heading}</h1>
          <Notice tone={isNone ? 'info' : 'danger'} title={isNone ? words.failures.noQuiz : words.failures.notLoaded}>
            <p>{isNone ? words.noQuizText : failure.message}</p>
          </Notice>
          <Button onPress={retry} isPending={quiz.isFetching || seat.isFetching}>
            {buttons.tryAgain}
          </Button>
        </div>
      ) : (
        <>
          {message !== undefined && (
            <Notice tone="warning" className="mb-6">
              <p>{message}</p>
            </Notice>
          )}
          <QuizOffer quiz={quiz.data} seat={seat.data} />
        </>
      )}
    </div>
  );
}
