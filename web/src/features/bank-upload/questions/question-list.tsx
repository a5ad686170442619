import { type Ref, useState } from 'react';
import * as words from '#web/lib/words/bank-upload/decisions.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Review } from '../review/use-review.ts';
import { GivenAnswers } from './given-answers.tsx';
import { bulkChoices } from './name-questions.ts';
import type { OpenQuestion } from './open-question.ts';
import { defaultAnswers } from './open-questions.ts';
import { type Answering, ChoiceButtons, QuestionItem } from './question-item.tsx';

/** Number of questions shown at a time; the next ones follow when these are answered. */
const maxShown = 30;

interface QuestionListProps {
  open: readonly OpenQuestion[];
  review: Review;
  answering: Answering;
  listRef: Ref<HTMLUListElement>;
}

/** Everything that has to be decided before an upload can be submitted, and what has been decided. */
export function QuestionList({ open, review, answering, listRef }: QuestionListProps) {
  const [isAsking, setIsAsking] = useState(false);
  const bulk = bulkChoices(review);
  const defaults = defaultAnswers(open);
  const { quizId } = review.target;
  const target = review.upload.quizId === quizId ? words.namedTarget(quizId) : words.target(quizId);
  return (
    <>
      {open.length > 0 && (
        <section aria-labelledby="open-questions" className="grid grid-cols-1 gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 id="open-questions" className="m-0 plain-heading text-[0.9375rem]/[1.4]">
              {words.heading(open.length)}
            </h3>
            <div className="flex flex-wrap gap-2">
              <ChoiceButtons choices={bulk} answering={answering} />
              {defaults.words.length > 0 && (
                <Button size="small" isDisabled={answering.isDisabled} onPress={() => setIsAsking(true)}>
                  {words.defaults.open}
                </Button>
              )}
            </div>
          </div>
          <ul
            ref={listRef}
            aria-label={words.list}
            className="m-0 grid list-none grid-cols-1 rounded-md border border-line bg-surface p-0"
          >
            {open.slice(0, maxShown).map((question) => (
              <QuestionItem key={question.id} question={question} answering={answering} />
            ))}
          </ul>
          {open.length > maxShown && <p className="m-0 text-quiet">{words.moreFollow(open.length - maxShown)}</p>}
        </section>
      )}
      <GivenAnswers review={review} answering={answering} />
      {isAsking && (
        <ConfirmDialog
          title={words.defaults.title}
          action={words.useDefaults}
          cancel={words.defaults.back}
          onConfirm={() => {
            setIsAsking(false);
            answering.decide('defaults', defaults.change, words.defaultsUsed);
          }}
          onClose={() => setIsAsking(false)}
        >
          <ul className="m-0 grid gap-1 pl-5">
            {[...defaults.words, target].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="mt-3 mb-0">{words.defaultsHint}</p>
          {defaults.left.length > 0 && (
            <>
              <p className="mt-3 mb-1 font-semibold">{words.withoutDefault}</p>
              <ul className="m-0 grid gap-1 pl-5 wrap-anywhere">
                {defaults.left.slice(0, 10).map(({ id, title }) => (
                  <li key={id}>{title}</li>
                ))}
                {defaults.left.length > 10 && <li>{words.andMore(defaults.left.length - 10)}</li>}
              </ul>
            </>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
