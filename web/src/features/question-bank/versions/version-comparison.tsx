import { type Ref } from 'react';
import type { VersionView } from '#functions/contract/admin/banks/versions.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { VersionDiff } from '#web/features/bank/diff/version-diff.tsx';

interface VersionComparisonProps {
  quizId: number;
  versions: readonly VersionView[];
  from: number;
  to: number;
  onChoose: (from: number, to: number) => void;
  titleRef: Ref<HTMLHeadingElement>;
}

/** Compares any two of the listed versions, question by question. */
export function VersionComparison({ quizId, versions, from, to, onChoose, titleRef }: VersionComparisonProps) {
  const choices = versions.map(({ version, origin, questionCount }) => ({
    id: String(version),
    text: `${version} (${origin}, ${questionCount} questions)`,
  }));
  const find = (wanted: number) => versions.find(({ version }) => version === wanted);
  const [before, after] = [find(from), find(to)];
  return (
    <section aria-labelledby="comparison-title" className="grid grid-cols-1 gap-3">
      <h2
        ref={titleRef}
        id="comparison-title"
        tabIndex={-1}
        className="mx-0 mt-2 mb-0 plain-heading text-[1.0625rem]/[1.3] outline-none"
      >
        Compare versions
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),20rem))] gap-3">
        <SelectField
          label="From version"
          choices={choices}
          value={String(from)}
          onChange={(chosen) => onChoose(Number(chosen), to)}
        />
        <SelectField
          label="To version"
          choices={choices}
          value={String(to)}
          onChange={(chosen) => onChoose(from, Number(chosen))}
        />
      </div>
      {before && after && from !== to && <VersionDiff key={`${from} ${to}`} quizId={quizId} from={before} to={after} />}
      {from === to && <p className="m-0 text-quiet">Choose two different versions.</p>}
    </section>
  );
}
