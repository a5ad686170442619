import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import * as words from '#web/lib/words/question-bank/versions.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { QuizChoice } from '#web/ui/form/quiz-choice.tsx';
import { quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import { initialQuiz } from '#web/features/bank/table/bank-row.ts';
import { PageError } from '#web/features/bank/page-error.tsx';
import { VersionList } from './version-list.tsx';

/** All published versions of a quiz: to view, compare and restore. The quiz is in the address. */
export function VersionsPage() {
  const [query, setQuery] = useSearchParams();
  const quizzes = useQuery(quizzesQuery);
  const quiz = quizzes.data && initialQuiz(quizzes.data, Number(query.get('quiz')));
  return (
    <AdminPage title={words.title} about={words.about}>
      {!quizzes.data && <PageError of={quizzes} />}
      {quizzes.isPending && <Loading />}
      {quizzes.data && !quiz && <p className="m-0 text-quiet">{words.noQuiz}</p>}
      {quizzes.data && quiz && (
        <>
          {quizzes.data.length > 1 && (
            <QuizChoice
              quizzes={quizzes.data}
              shownId={quiz.quizId}
              onChoose={(quizId) => setQuery({ quiz: String(quizId) }, { replace: true })}
            />
          )}
          <VersionList key={quiz.quizId} quiz={quiz} />
        </>
      )}
    </AdminPage>
  );
}
