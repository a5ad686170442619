import { Timer } from 'lucide-react';
import { useState } from 'react';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { announcementBetween, type AttemptClock, minutesAndSeconds, timeLeftInWords } from './attempt-clock.ts';
import styles from './time-left.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useTimeKey } from './use-time-key.ts';

const warningSeconds = 60;
/** Makes the same words new, so that they are said again. */
const unheardOf = '\u00a0';

interface TimeLeftProps {
  clock: AttemptClock | undefined;
  onExpire: () => void;
}

/** The countdown. Silent, but for the few moments that matter, and when it is asked: by the key T or its button. */
export function TimeLeft({ clock, onExpire }: TimeLeftProps) {
  const seconds = useSecondsLeft(clock, onExpire);
  const [said, setSaid] = useState({ seconds: seconds ?? NaN, words: '' });
  if (seconds !== undefined && seconds !== said.seconds) {
    setSaid({ seconds, words: announcementBetween(said.seconds, seconds) ?? said.words });
  }
  const say = () => {
    const words = seconds === undefined ? 'The time starts with your first answer' : timeLeftInWords(seconds);
    setSaid({ ...said, words: said.words === words ? words + unheardOf : words });
  };
  useTimeKey(say);
  const isShort = seconds !== undefined && seconds <= warningSeconds;
  return (
    <div className={styles.time} data-warning={isShort || undefined}>
      <Timer aria-hidden="true" size={18} />
      <span>Time Left</span>
      <span role="timer" aria-live="off" aria-label="Time Left" className={styles.clock}>
        {seconds === undefined ? '--:--' : minutesAndSeconds(seconds)}
      </span>
      <button type="button" className={styles.say} onClick={say}>
        Say the time left
      </button>
      <VisuallyHidden>
        <span aria-live="polite">{said.words}</span>
      </VisuallyHidden>
    </div>
  );
}
