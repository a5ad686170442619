import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { supersededText } from '../messages.ts';
import styles from '../quiz.module.css';

const finishClass = 'mx-0 mt-0 mb-3 max-w-136 text-quiet';

interface DisplacedCardProps {
  /** All answers of this page are saved. */
  isDelivered: boolean;
  /** Number of answers of this page that do not count, because their questions had been answered elsewhere. */
  superseded: number;
  onContinue: () => void;
}

/** Shown when a later entry has taken the attempt over. */
export function DisplacedCard({ isDelivered, superseded, onContinue }: DisplacedCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="displaced">
      <div className="animate-[fade_var(--fast)_var(--ease-out)]">
        <h2 ref={heading} id="displaced" tabIndex={-1} className={styles.question}>
          Your assessment goes on in another tab or on another device.
        </h2>
        {superseded > 0 && <p className={finishClass}>{supersededText(superseded)}</p>}
        <p className={finishClass}>
          {!isDelivered
            ? 'What you answered here is kept on this device, and is being sent.'
            : `Everything ${superseded > 0 ? 'else ' : ''}you answered here is saved. You can close this page.`}
        </p>
        <p className={finishClass}>
          If you would rather go on here, you can: it uses one attempt, as coming back always does.
        </p>
        <Button tone="primary" className="mt-3" onPress={onContinue}>
          Continue here
        </Button>
      </div>
    </section>
  );
}
