import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
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
    <AdminPage
      title="Versions"
      about="Every publication is a version that stays as it is. Restoring one makes a new version with its content."
    >
      {!quizzes.data && <PageError of={quizzes} />}
      {quizzes.isPending && <Loading />}
      {quizzes.data && !quiz && (
        <p className="m-0 text-quiet">There is no quiz yet. Upload a spreadsheet to make one.</p>
      )}
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
