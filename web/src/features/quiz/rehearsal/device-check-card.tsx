import { Check, Info, LoaderCircle } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import styles from './rehearsal.module.css';
import { StepHeading } from './step-heading.tsx';
import type { DeviceCheck } from './use-device-check.ts';

const icons = { good: Check, note: Info, pending: LoaderCircle };

/** The abilities of this device, and their consequences. */
export function DeviceCheckCard({ check: { items, isDone, again } }: { check: DeviceCheck }) {
  const notes = items.filter(({ finding }) => finding?.tone === 'note').length;
  return (
    <section aria-labelledby="step" className={styles.card}>
      <StepHeading>A look at this device</StepHeading>
      <p className={styles.text}>
        First a short check, then two practice questions. Your time starts later, with your first answer.
      </p>
      <ul aria-label="Device check" className={styles.findings}>
        {items.map(({ name, finding }) => {
          const tone = finding?.tone ?? 'pending';
          const Icon = icons[tone];
          return (
            <li key={name} data-tone={tone} className={styles.finding}>
              <Icon aria-hidden="true" size={20} className={styles.icon} />
              <div>
                <p className={styles.name}>{name}</p>
                <p className={styles.words}>{finding?.text ?? 'Checking…'}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <div className={styles.verdict}>
        <p role="status">
          {!isDone && 'Checking…'}
          {isDone && notes === 0 && 'Everything is ready.'}
          {isDone && notes > 0 && 'You can go on. Please read what is noted above.'}
        </p>
        {isDone && notes > 0 && (
          <Button size="small" onPress={again}>
            Check again
          </Button>
        )}
      </div>
    </section>
  );
}
