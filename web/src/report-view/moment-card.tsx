import { documentLabels } from '#functions/domain/reports/document/document-words.ts';
import type { Moment } from '#functions/domain/reports/document/report-document.ts';
import styles from './moment-card.module.css';

interface MomentCardProps {
  moment: Moment;
  /** The name of its scale, if the surrounding text does not give it. */
  scale?: string | undefined;
}

/** The situation, the chosen option, and the bank's comment on that choice. */
export function MomentCard({ moment, scale }: MomentCardProps) {
  const { situation, answer, phrase, nextStep } = moment;
  return (
    <div className={styles.moment}>
      {scale && <p className={styles.scale}>{scale}</p>}
      <p className={styles.situation}>{situation}</p>
      <p>
        <span className={styles.label}>{documentLabels.chosen}:</span> {answer}
      </p>
      {phrase && <p className={styles.phrase}>{phrase}</p>}
      {nextStep && (
        <p>
          <span className={styles.label}>{documentLabels.nextStep}:</span> {nextStep}
        </p>
      )}
    </div>
  );
}

/** `Initiative · Ambition and Vision` */
export function scaleOf({ subParameter, parameter }: Moment): string {
  return [subParameter, parameter].filter(Boolean).join(' · ');
}
