import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { cameFromQuiz, type RouteState } from '#web/lib/route-state.ts';
import { useRegisteredWorker } from '#web/lib/register-service-worker.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Loading } from '#web/ui/page/loading.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { QuizSession } from './screen/quiz-session.tsx';
import { LazyScreen } from './lazy-screen.tsx';
import { RehearsalFirst } from './rehearsal/rehearsal-first.tsx';
import { useEntry } from './entry/use-entry.ts';
import type { EndReason } from './ending/use-ending.ts';
import * as words from '#web/lib/words/quiz/screen.ts';

function resultState(reason: EndReason | undefined, lost: number): RouteState {
  return {
    ...cameFromQuiz,
    ...(reason === 'limit' && { message: words.exhausted }),
    ...(lost > 0 && { note: words.lost(lost) }),
  };
}

/** The assessment, from its entry to its end. */
export function QuizPage() {
  const { status, user } = useSession();
  const [first] = useState(user?.id);
  // Another person has signed in meanwhile, in another tab: this attempt is not theirs.
  if (first && user && user.id !== first) return <Navigate to={paths.quizSelection} replace />;
  return (
    <>
      <PageHead title={words.pageTitle} />
      {status === 'loading' ? <Loading /> : <QuizContent key={user?.id} userId={user?.id ?? ''} />}
    </>
  );
}

function QuizContent({ userId }: { userId: string }) {
  const quiz = useEntry(userId);
  const navigate = useNavigate();
  useRegisteredWorker(quiz.status !== 'loading');

  if (quiz.status === 'loading') return <Loading />;
  if (quiz.status === 'failed') return <LazyScreen screen="LoadFailure" onRetry={quiz.retry} />;
  if (quiz.status === 'empty') return <LazyScreen screen="NoQuestions" />;
  if (quiz.status === 'not-ready')
    return <Navigate to={paths.quizSelection} replace state={{ message: quiz.notice }} />;
  if (quiz.status === 'would-close')
    return <LazyScreen screen="ConfirmClosing" words={quiz.words} onClose={quiz.close} />;

  const { entry, enterAgain } = quiz;
  const { view } = entry;
  if (view.status === 'completed')
    return <Navigate to={paths.result} replace state={resultState(view.endReason, entry.lost ?? 0)} />;
  if (view.questions.length === 0) return <LazyScreen screen="NoQuestions" />;
  return (
    <RehearsalFirst entry={entry}>
      <QuizSession
        key={entry.event.eventId}
        entry={entry}
        onEnded={(...end) => void navigate(paths.result, { replace: true, state: resultState(...end) })}
        onEnterAgain={enterAgain}
      />
    </RehearsalFirst>
  );
}
