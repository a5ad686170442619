import { Navigate, useNavigate } from 'react-router-dom';
import { cameFromQuiz, paths, type RouteState } from '#web/lib/paths.ts';
import { Loading } from '#web/ui/loading.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NoQuestions } from './no-questions.tsx';
import { QuizSession } from './quiz-session.tsx';
import type { EndReason } from './use-attempt.ts';
import { useEntry } from './use-entry.ts';

const exhausted = 'You have used all 3 attempts.You will get the report on mail after 24-48 business hours.';

function resultState(reason: EndReason | undefined): RouteState {
  return reason === 'limit' ? { ...cameFromQuiz, message: exhausted } : cameFromQuiz;
}

/** The assessment, from entering it to its end. */
export function QuizPage() {
  return (
    <>
      <PageHead title="Assessment | TrueIn" />
      <QuizContent />
    </>
  );
}

function QuizContent() {
  const quiz = useEntry();
  const navigate = useNavigate();

  if (quiz.status === 'loading') return <Loading />;
  if (quiz.status === 'failed') return <LoadFailure onRetry={quiz.retry} />;
  if (quiz.status === 'empty') return <NoQuestions />;
  if (quiz.status === 'coupon-required') return <Navigate to={paths.quizSelection} replace />;

  const { view } = quiz.entry;
  if (view.status === 'completed') return <Navigate to={paths.result} replace state={resultState(view.endReason)} />;
  if (view.questions.length === 0) return <NoQuestions />;
  return (
    <QuizSession
      key={quiz.entryId}
      quizName={quiz.quizName}
      entry={quiz.entry}
      onEnded={(reason) => void navigate(paths.result, { replace: true, state: resultState(reason) })}
      onOutdated={quiz.enterAgain}
    />
  );
}
