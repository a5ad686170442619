import type { ResponseQualityView } from '#functions/contract/admin/reports/reports.ts';
import { qualitySentence, tierWords } from '#functions/domain/reports/quality/quality-words.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import styles from './attempts.module.css';

const tones = { good: 'success', caution: 'warning', doubtful: 'danger' } as const;

/** How far the answers can be trusted, in one word. */
export function QualityMark({ tier }: Pick<ResponseQualityView, 'tier'>) {
  return <StatusMark tone={tones[tier]}>{tierWords[tier]}</StatusMark>;
}

/** The findings on the quality of the answers; nothing if there are none. */
export function ResponseQuality({ quality }: { quality: ResponseQualityView }) {
  if (quality.reasons.length === 0) return null;
  return (
    <section aria-labelledby="quality" className={styles.quality}>
      <h2 id="quality">Response quality: {tierWords[quality.tier].toLowerCase()}</h2>
      <ul>
        {quality.reasons.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
      <p className="m-0 text-quiet">
        {whatIsTold(quality)} Nobody is rejected for their response quality (rules {quality.rules}).
      </p>
    </section>
  );
}

function whatIsTold(quality: ResponseQualityView): string {
  const always = qualitySentence(quality, false);
  if (always) return `A report tells the candidate: “${always}”`;
  const withScores = qualitySentence(quality, true);
  return withScores
    ? `Where each main parameter has a score, a report tells the candidate: “${withScores}”`
    : 'The candidate’s report does not mention it.';
}
