import { lazy, Suspense } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { cameFromQuiz, type RouteState } from '#web/lib/route-state.ts';
import { useRegisteredWorker } from '#web/lib/register-service-worker.ts';
import { useSession } from '#web/lib/session.ts';
import { Loading } from '#web/ui/loading.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NoQuestions } from './no-questions.tsx';
import { QuizSession } from './quiz-session.tsx';
import { RehearsalFirst } from './rehearsal-first.tsx';
import { useEntry } from './use-entry.ts';
import type { EndReason } from './use-ending.ts';

const exhausted = 'You have used all 3 attempts.You will get the report on mail after 24-48 business hours.';

/** Few ever see it. */
const ClosingQuestion = lazy(async () => ({ default: (await import('./closing-question.tsx')).ClosingQuestion }));

function resultState(reason: EndReason | undefined): RouteState {
  return reason === 'limit' ? { ...cameFromQuiz, message: exhausted } : cameFromQuiz;
}

/** The assessment, from entering it to its end. */
export function QuizPage() {
  const { status, user } = useSession();
  useRegisteredWorker();
  return (
    <>
      <PageHead title="Assessment | TrueIn" />
      {status === 'loading' ? <Loading /> : <QuizContent key={user?.id} userId={user?.id ?? ''} />}
    </>
  );
}

function QuizContent({ userId }: { userId: string }) {
  const quiz = useEntry(userId);
  const navigate = useNavigate();

  if (quiz.status === 'loading') return <Loading />;
  if (quiz.status === 'failed') return <LoadFailure onRetry={quiz.retry} />;
  if (quiz.status === 'empty') return <NoQuestions />;
  if (quiz.status === 'not-ready')
    return <Navigate to={paths.quizSelection} replace state={{ message: quiz.notice }} />;

  if (quiz.status === 'would-close') {
    return (
      <Suspense fallback={<Loading />}>
        <ClosingQuestion words={quiz.words} onClose={quiz.close} />
      </Suspense>
    );
  }

  const { entry, enterAgain } = quiz;
  const { view } = entry;
  if (view.status === 'completed') return <Navigate to={paths.result} replace state={resultState(view.endReason)} />;
  if (view.questions.length === 0) return <NoQuestions />;
  return (
    <RehearsalFirst entry={entry}>
      <QuizSession
        key={entry.event.eventId}
        entry={entry}
        onEnded={(reason) => void navigate(paths.result, { replace: true, state: resultState(reason) })}
        onEnterAgain={enterAgain}
      />
    </RehearsalFirst>
  );
}
