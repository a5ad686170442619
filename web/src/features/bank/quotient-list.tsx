import type { DraftQuestionView } from '#functions/contract/admin/banks/questions.ts';
import {
  scalesOf,
  scaleTitle,
  type BankScale,
  minQuotientQuestions,
  quotientsOf,
} from '#functions/domain/banks/bank-scales.ts';
import { quotientNames, type ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import * as words from '#web/lib/words/bank/quiz.ts';

interface QuotientListProps {
  map: ParameterMap;
  questions: readonly Pick<DraftQuestionView, 'category' | 'subCategory'>[];
}

/** The quotients of a bank's map, each with its sub-parameters. */
export function QuotientList({ map, questions }: QuotientListProps) {
  const quotients = quotientsOf(map, questions);
  if (quotients.length === 0) return null;
  const subs = scalesOf(questions).map(({ subParameter }) => subParameter);
  // Two main parameters may have sub-parameters of the same name.
  const nameOf = (scale: BankScale) =>
    subs.filter((sub) => sub === scale.subParameter).length > 1 ? scaleTitle(scale) : scale.subParameter;
  return (
    <dl className="m-0 grid rounded-md border border-line bg-surface">
      {quotients.map(({ code, members, questionCount, canHaveFigure }) => (
        <div
          key={code}
          className="grid grid-cols-[13rem_minmax(0,1fr)] gap-x-3 gap-y-1 px-3 py-2 not-first:border-t not-first:border-line max-sm:grid-cols-1"
        >
          <dt className="font-semibold">
            <span>{`${code} `}</span>
            <span className="font-normal text-quiet">{quotientNames[code]}</span>
          </dt>
          <dd className="m-0 wrap-anywhere">
            <span>{`${members.map(nameOf).join(', ')} `}</span>
            <span className="font-normal text-quiet">{words.questions(questionCount)}</span>
            {!canHaveFigure && (
              <p className="m-0 font-medium text-danger">{words.tooFew(code, minQuotientQuestions)}</p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
