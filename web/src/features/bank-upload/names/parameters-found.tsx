import { useEffect, useRef } from 'react';
import { counted } from '#functions/domain/text/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { GivenAnswers } from './given-answers.tsx';
import { NameQuestions } from './name-questions.tsx';
import { ParameterList } from './parameter-list.tsx';
import type { NameReview } from './use-name-review.ts';

interface ParametersFoundProps {
  names: NameReview;
  /** The file is added, so nothing of the live bank is removed. */
  isAdding: boolean;
  isDisabled: boolean;
}

/** Compares the parameters of the file with those of the live bank, and asks the questions that submitting requires. */
export function ParametersFound({ names, isAdding, isDisabled }: ParametersFoundProps) {
  const { quiz, live, review, outcome, choices, decide, isPending, open } = names;
  const { done, problem } = { done: undefined, problem: undefined, ...outcome };
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears with its question.
  useEffect(() => {
    if (outcome && document.activeElement === document.body) title.current?.focus();
  }, [outcome]);
  const answering = { decide, isBusy: isPending, isDisabled };
  return (
    <section
      aria-labelledby="parameters-title"
      className="grid grid-cols-1 gap-2 text-[0.84375rem] [&_p]:m-0 [&_p]:max-w-none"
    >
      <h3
        ref={title}
        id="parameters-title"
        tabIndex={-1}
        className="m-0 plain-heading text-[0.9375rem]/[1.4] outline-none"
      >
        Parameters found
      </h3>
      {live.error && (
        <p role="alert" className="text-danger">
          The live questions could not be loaded, so there is nothing to compare with.{' '}
          <Button size="small" onPress={() => void live.refetch()} isPending={live.isFetching}>
            Try again
          </Button>
        </p>
      )}
      {!review && !live.error && <p className="font-normal text-quiet">Comparing...</p>}
      <p
        role={problem === undefined ? 'status' : 'alert'}
        className={problem === undefined ? 'text-success empty:hidden' : 'text-danger'}
      >
        {isPending ? 'Reading the file with your answer...' : (problem ?? done)}
      </p>
      {review && (
        <>
          {open > 0 && <NameQuestions review={review} answering={answering} />}
          <GivenAnswers choices={choices} withoutParameter={names.withoutParameter} answering={answering} />
          {review.liveTwins.length + review.shared.length > 0 && (
            <ul className="m-0 pl-[1.25em] wrap-anywhere">
              {review.liveTwins.slice(0, 20).map(({ from, to }) => (
                <li key={`${from.name} ${to.name}`}>
                  The live bank has both “{from.name}” and “{to.name}”. If they are one, correct the file.
                </li>
              ))}
              {review.shared.slice(0, 20).map(({ name, parameters }) => (
                <li key={name}>
                  The sub-parameter “{name}” stands under{' '}
                  {counted(parameters.length, 'main parameter', 'main parameters')}: {parameters.slice(0, 5).join(', ')}
                  {parameters.length > 5 ? ' and others' : ''}.
                </li>
              ))}
            </ul>
          )}
          {review.isTooMany && (
            <p className="font-normal text-quiet">
              There are more than 500 names, so mistyped ones were not looked for; only names that differ in capitals,
              signs or spaces. Is the right column mapped as main parameter?
            </p>
          )}
          <ParameterList parameters={review.parameters} quizId={quiz?.quizId} isAdding={isAdding} />
        </>
      )}
    </section>
  );
}
