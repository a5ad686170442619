import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { Failure } from '#web/ui/notice.tsx';
import * as words from '#web/lib/words/admin/coupons.ts';
import type { FinderValue } from '#web/ui/form/use-suggestions.ts';
import { BatchScreen } from './batches/batch-screen.tsx';
import { quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import { CouponsScreen } from './coupons-screen.tsx';
import { PersonUsesScreen } from './uses/person-uses-screen.tsx';

/** Coupons of a quiz, the codes of one batch, or those that a person has redeemed; the address tells which. */
export function CouponsPage() {
  const [query, setQuery] = useSearchParams();
  const { data: quizzes, error } = useQuery(quizzesQuery);
  const batchId = query.get('batch');
  if (batchId !== null) return <BatchScreen key={batchId} batchId={batchId} />;
  const whose = { id: query.get('person') ?? undefined, typed: query.get('who')?.trim() ?? '' };
  const findUses = ({ id, typed }: FinderValue) => {
    if (id === undefined && typed === '') return;
    const quiz = query.get('quiz');
    setQuery({ ...(quiz !== null && { quiz }), ...(id === undefined ? { who: typed } : { person: id }) });
  };
  if (whose.id !== undefined || whose.typed !== '') {
    return <PersonUsesScreen whose={whose} onFind={findUses} quizId={query.get('quiz')} />;
  }
  const wanted = quizzes?.find(({ quizId }) => String(quizId) === query.get('quiz'));
  const quiz =
    wanted ?? quizzes?.find(({ active }) => active) ?? quizzes?.find(({ archived }) => !archived) ?? quizzes?.[0];
  if (quizzes && quiz) {
    const choose = (quizId: number) => setQuery({ quiz: String(quizId) }, { replace: true });
    const find = (typed: string) =>
      setQuery({ quiz: String(quiz.quizId), ...(typed && { find: typed }) }, { replace: true });
    return (
      <CouponsScreen
        key={quiz.quizId}
        quiz={quiz}
        quizzes={quizzes}
        onChoose={choose}
        typed={query.get('find')?.trim() ?? ''}
        onFind={find}
        onFindUses={findUses}
      />
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
