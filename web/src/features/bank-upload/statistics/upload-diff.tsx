import { BankDiffView } from '#web/features/bank/diff/bank-diff-view.tsx';
import * as words from '#web/lib/words/bank-upload/comparison.ts';
import { Failure } from '#web/ui/notice.tsx';
import type { Review } from '../review/use-review.ts';

/** The effect of submitting on the live questions of a quiz: new, changed field by field, removed, equal. */
export function UploadDiff({ review }: { review: Review }) {
  const { quiz, bank, live, liveNotes, joined, map } = review;
  if (!quiz) return null;
  return (
    <section aria-labelledby="upload-diff-title" className="grid grid-cols-1 gap-2">
      <h3 id="upload-diff-title" className="m-0 plain-heading text-[0.9375rem]/[1.4]">
        {words.compared(quiz.version, quiz.quizId)}
      </h3>
      <Failure of={bank.isLoadingError ? words.noComparison : undefined} onRetry={() => void bank.refetch()} />
      {!(live && liveNotes && map) && !bank.error && <p className="m-0 text-quiet">{words.comparing}</p>}
      {live && liveNotes && map && (
        <BankDiffView
          label={words.changes(quiz.quizId)}
          before={{ questions: live, map: liveNotes }}
          after={{ questions: joined, map: map.map }}
        />
      )}
    </section>
  );
}
