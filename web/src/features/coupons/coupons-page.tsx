import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { Failure } from '#web/ui/notice.tsx';
import * as words from '#web/lib/words/admin/coupons.ts';
import { BatchScreen } from './batches/batch-screen.tsx';
import { quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import { CouponsScreen } from './coupons-screen.tsx';

/** Coupons of a quiz, or the codes of one batch; the address tells which. */
export function CouponsPage() {
  const [query, setQuery] = useSearchParams();
  const { data: quizzes, error } = useQuery(quizzesQuery);
  const batchId = query.get('batch');
  if (batchId !== null) return <BatchScreen key={batchId} batchId={batchId} />;
  const wanted = quizzes?.find(({ quizId }) => String(quizId) === query.get('quiz'));
  const quiz =
    wanted ?? quizzes?.find(({ active }) => active) ?? quizzes?.find(({ archived }) => !archived) ?? quizzes?.[0];
  if (quizzes && quiz) {
    const choose = (quizId: number) => setQuery({ quiz: String(quizId) }, { replace: true });
    const typed = query.get('find')?.trim() ?? '';
    const find = (words: string) =>
      setQuery({ quiz: String(quiz.quizId), ...(words && { find: words.trim() }) }, { replace: true });
    return (
      <CouponsScreen key={quiz.quizId} quiz={quiz} quizzes={quizzes} onChoose={choose} typed={typed} onFind={find} />
    );
  }
  return (
    <AdminPage title={words.title}>
      <Failure of={{ error }} />
      {!quizzes && !error && <Loading />}
      {quizzes && <p>{words.noQuiz}</p>}
    </AdminPage>
  );
}
