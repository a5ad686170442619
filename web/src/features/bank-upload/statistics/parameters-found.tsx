import { counted } from '#functions/domain/text/counted.ts';
import { Failure } from '#web/ui/notice.tsx';
import { noComparison, type Review } from '../review/use-review.ts';
import { ParameterList } from './parameter-list.tsx';

/** Compares the parameters of the file with those of the live bank. */
export function ParametersFound({ review: { quiz, isAdding, bank, names } }: { review: Review }) {
  return (
    <section
      aria-labelledby="parameters-title"
      className="grid grid-cols-1 gap-2 text-[0.84375rem] [&_p]:m-0 [&_p]:max-w-none"
    >
      <h3 id="parameters-title" className="m-0 plain-heading text-[0.9375rem]/[1.4]">
        Parameters found
      </h3>
      <Failure of={bank.isLoadingError ? noComparison : undefined} onRetry={() => void bank.refetch()} />
      {!names && !bank.error && <p className="font-normal text-quiet">Comparing...</p>}
      {names && (
        <>
          {names.liveTwins.length + names.shared.length > 0 && (
            <ul className="m-0 pl-[1.25em] wrap-anywhere">
              {names.liveTwins.slice(0, 20).map(({ from, to }) => (
                <li key={`${from.name} ${to.name}`}>
                  The live bank has both “{from.name}” and “{to.name}”. If they are one, correct the file.
                </li>
              ))}
              {names.shared.slice(0, 20).map(({ name, parameters }) => (
                <li key={name}>
                  The sub-parameter “{name}” stands under{' '}
                  {counted(parameters.length, 'main parameter', 'main parameters')}: {parameters.slice(0, 5).join(', ')}
                  {parameters.length > 5 ? ' and others' : ''}.
                </li>
              ))}
            </ul>
          )}
          {names.isTooMany && (
            <p className="font-normal text-quiet">
              There are more than 500 names, so mistyped ones were not looked for; only names that differ in capitals,
              signs or spaces. Is the right column mapped as main parameter?
            </p>
          )}
          <ParameterList parameters={names.parameters} quizId={quiz?.quizId} isAdding={isAdding} />
        </>
      )}
    </section>
  );
}
