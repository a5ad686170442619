import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DraftQuestionView } from '#functions/contract/admin/banks/questions.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { diffBanks } from '#functions/domain/banks/bank-diff.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { diffMaps } from '#functions/domain/banks/parameters/review-map.ts';
import { Button } from '#web/ui/button.tsx';
import { BankDiffView } from '#web/features/bank/diff/bank-diff-view.tsx';
import { bankMapQuery, bankQuery } from '#web/features/bank/bank-queries.ts';

interface UploadDiffProps {
  quiz: QuizView;
  /** The questions after submitting. */
  questions: readonly DraftQuestionView[];
  map: ParameterMap;
}

/** The effect of submitting on the live questions of a quiz: new, changed field by field, removed, equal. */
export function UploadDiff({ quiz, questions, map }: UploadDiffProps) {
  const { data, error, isFetching, refetch } = useQuery(bankQuery(quiz));
  const diff = useMemo(
    () => data && diffBanks<DraftQuestionView, DraftQuestionView>(data, questions),
    [data, questions],
  );
  const { data: live } = useQuery(bankMapQuery(quiz));
  const notes = useMemo(() => live && diffMaps(live, map), [live, map]);
  return (
    <section aria-labelledby="upload-diff-title" className="grid grid-cols-1 gap-2">
      <h3 id="upload-diff-title" className="m-0 plain-heading text-[0.9375rem]/[1.4]">
        Compared with version {quiz.version} of quiz {quiz.quizId}
      </h3>
      {error && (
        <p role="alert" className="m-0 text-danger">
          The live questions could not be loaded, so there is nothing to compare with.{' '}
          <Button size="small" onPress={() => void refetch()} isPending={isFetching}>
            Try again
          </Button>
        </p>
      )}
      {(!diff || !notes) && !error && <p className="m-0 text-quiet">Comparing...</p>}
      {diff && notes && <BankDiffView label={`Changes to quiz ${quiz.quizId}`} diff={diff} notes={notes} />}
    </section>
  );
}
