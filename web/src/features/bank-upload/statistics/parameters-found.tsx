import { useState } from 'react';
import type { FoundName, FoundParameter } from '#functions/domain/uploads/parameter-review.ts';
import * as words from '#web/lib/words/bank-upload/comparison.ts';
import { scrollRegion } from '#web/features/bank/table/scroll-region.ts';
import { showMore } from '#web/lib/words/bank/changes.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/notice.tsx';
import type { Review } from '../review/use-review.ts';

/** Compares the parameters of the file with those of the live bank. */
export function ParametersFound({ review: { quiz, isAdding, bank, names } }: { review: Review }) {
  return (
    <section
      aria-labelledby="parameters-title"
      className="grid grid-cols-1 gap-2 text-[0.84375rem] [&_p]:m-0 [&_p]:max-w-none"
    >
      <h3 id="parameters-title" className="m-0 plain-heading text-[0.9375rem]/[1.4]">
        {words.heading.file}
      </h3>
      <Failure of={bank.isLoadingError ? words.noComparison : undefined} onRetry={() => void bank.refetch()} />
      {!names && !bank.error && <p className="font-normal text-quiet">{words.comparing}</p>}
      {names && (
        <>
          {names.liveTwins.length + names.shared.length > 0 && (
            <ul className="m-0 pl-[1.25em] wrap-anywhere">
              {names.liveTwins.slice(0, 20).map(({ from, to }) => (
                <li key={`${from.name} ${to.name}`}>{words.liveTwin(from.name, to.name)}</li>
              ))}
              {names.shared.slice(0, 20).map(({ name, parameters }) => (
                <li key={name}>{words.shared(name, parameters)}</li>
              ))}
            </ul>
          )}
          {names.isTooMany && <p className="font-normal text-quiet">{words.manyNames}</p>}
          <ParameterList parameters={names.parameters} quiz={quiz} isAdding={isAdding} />
        </>
      )}
    </section>
  );
}

const linesAtFirst = 60;

interface ParameterListProps extends Pick<Review, 'quiz' | 'isAdding'> {
  parameters: readonly FoundParameter[];
}

/** Every main parameter with its sub-parameters, and their numbers of questions in the file and in the live bank. */
function ParameterList({ parameters: all, quiz, isAdding }: ParameterListProps) {
  // The file is added, so names that only the live bank has stay.
  const parameters = isAdding ? withoutGone(all) : all;
  const [lines, setLines] = useState(linesAtFirst);
  const counts = { same: 0, new: 0, gone: 0 };
  for (const { status } of parameters) counts[status] += 1;
  return (
    <>
      <p className="font-normal text-quiet">
        <span>{words.found(parameters.length - counts.gone)}</span>
        {quiz && <span>{` ${words.besideLive(quiz.quizId, counts)}`}</span>}
      </p>
      {parameters.length > 0 && (
        <div
          {...scrollRegion}
          aria-label={words.list}
          className="box-border max-h-112 w-[min(100%,56rem)] overflow-auto rounded-md border border-line bg-surface"
        >
          <ul className="m-0 list-none p-0 [&_summary]:cursor-pointer [&_summary]:list-inside [&_summary]:pl-3 [&_summary:hover]:bg-hover [&>li+li]:border-t [&>li+li]:border-line">
            {parameters.slice(0, lines).map((parameter) => (
              <li key={parameter.name}>
                <Parameter parameter={parameter} isCompared={quiz !== undefined} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {lines < parameters.length && (
        <Button size="small" onPress={() => setLines(lines + 10 * linesAtFirst)} className="justify-self-start">
          {showMore(parameters.length)}
        </Button>
      )}
    </>
  );
}

function withoutGone(parameters: readonly FoundParameter[]): FoundParameter[] {
  const stays = ({ status }: FoundName) => status !== 'gone';
  return parameters.filter(stays).map((one) => ({ ...one, subParameters: one.subParameters.filter(stays) }));
}

function Parameter({ parameter, isCompared }: { parameter: FoundParameter; isCompared: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const { subParameters } = parameter;
  if (subParameters.length === 0) return <Line name={parameter} isCompared={isCompared} />;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Line name={parameter} isCompared={isCompared} more={subParameters.length} />
      </summary>
      {isOpen && (
        <ul className="m-0 list-none pt-0 pr-0 pb-2 pl-[calc(0.75rem_+_1.05em)]">
          {subParameters.slice(0, 200).map((sub) => (
            <li key={sub.name}>
              <Line name={sub} isCompared={isCompared} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function Line({ name, isCompared, more }: { name: FoundName; isCompared: boolean; more?: number }) {
  const { name: text, status } = name;
  return (
    <span className="inline-flex w-[calc(100%_-_1.5em)] flex-wrap items-baseline gap-x-3 gap-y-0 py-2 pr-3 pl-0 align-baseline [li:not(details_li)>&]:w-full [li:not(details_li)>&]:pl-[calc(0.75rem_+_1.05em)]">
      {isCompared && (
        <span
          className="flex-[0_0_4rem] font-semibold text-quiet data-[status=gone]:text-danger data-[status=new]:text-success"
          data-status={status}
        >
          {words.states[status]}
        </span>
      )}
      <span className="min-w-0 flex-[1_1_8rem] wrap-anywhere">
        <span>{text}</span>
        {more !== undefined && <span className="font-normal text-quiet">{words.subParameters(more)}</span>}
      </span>
      <span className="ml-auto max-w-full flex-[0_0_auto] text-end text-quiet tabular-nums">{countWords(name)}</span>
    </span>
  );
}

function countWords({ status, questions, liveQuestions }: FoundName): string {
  if (status === 'gone') return words.liveQuestions(liveQuestions);
  const isOther = status === 'same' && questions !== liveQuestions;
  return isOther ? words.questionsOf(questions, liveQuestions) : words.questions(questions);
}
