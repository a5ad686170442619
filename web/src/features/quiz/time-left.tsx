import { Timer } from 'lucide-react';
import { useState } from 'react';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { announcementBetween, type AttemptClock, minutesAndSeconds } from './attempt-clock.ts';
import styles from './time-left.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

const warningSeconds = 60;

interface TimeLeftProps {
  clock: AttemptClock | undefined;
  onExpire: () => void;
}

/** The countdown. Silent, but for the few moments that matter. */
export function TimeLeft({ clock, onExpire }: TimeLeftProps) {
  const seconds = useSecondsLeft(clock, onExpire);
  const [said, setSaid] = useState({ seconds: seconds ?? 0, words: '' });
  if (seconds !== undefined && seconds !== said.seconds) {
    setSaid({ seconds, words: announcementBetween(said.seconds, seconds) ?? said.words });
  }
  const isShort = seconds !== undefined && seconds <= warningSeconds;
  return (
    <div className={styles.time} data-warning={isShort || undefined}>
      <Timer aria-hidden="true" size={18} />
      <span>Time Left</span>
      <span role="timer" aria-live="off" aria-label="Time Left" className={styles.clock}>
        {seconds === undefined ? '--:--' : minutesAndSeconds(seconds)}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{said.words}</span>
      </VisuallyHidden>
    </div>
  );
}
