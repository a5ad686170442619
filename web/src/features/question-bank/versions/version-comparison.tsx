import { type Ref } from 'react';
import type { VersionView } from '#functions/contract/admin/banks/versions.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { VersionDiff } from '../diff/version-diff.tsx';
import styles from './versions-page.module.css';

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
    <section aria-labelledby="comparison-title" className={styles.comparison}>
      <h2 ref={titleRef} id="comparison-title" tabIndex={-1} className={styles.title}>
        Compare versions
      </h2>
      <div className={styles.pickers}>
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
      {from === to && <p className={styles.hint}>Choose two different versions.</p>}
    </section>
  );
}
