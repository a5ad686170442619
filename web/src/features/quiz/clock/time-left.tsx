import { Timer } from 'lucide-react';
import { useState, useEffect, useEffectEvent } from 'react';
import { useEvent } from '#web/lib/use-event.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import {
  announcementBetween,
  type AttemptClock,
  isUncertain,
  minutesAndSeconds,
  remainingMs,
  ticksNow,
} from './attempt-clock.ts';
import { areCharacterKeysOn } from '../screen/character-keys.ts';
import * as words from '#web/lib/words/quiz/time-left.ts';

const warningSeconds = 60;
/** Changes an equal text, so that it is announced again. */
const unheardOf = '\u00a0';

interface TimeLeftProps {
  clock: AttemptClock | undefined;
  /** The clock is only this device's estimate, because the server has not received this entry. */
  isEstimate: boolean;
  onExpire: () => void;
  /** The device's two clocks disagree, for example after a sleep: only the server knows the time left. */
  onDoubt: () => void;
}

/** The countdown. Announced only at a few moments, and on request: by the key T or its button. */
export function TimeLeft({ clock, isEstimate, onExpire, onDoubt }: TimeLeftProps) {
  const { seconds, isDoubtful } = useSecondsLeft(clock, onExpire, onDoubt);
  const shown = (time: string) => (clock && (isEstimate || isDoubtful) ? words.about(time) : time);
  const [said, setSaid] = useState({ seconds: seconds ?? NaN, text: '' });
  if (seconds !== undefined && seconds !== said.seconds) {
    setSaid({ seconds, text: announcementBetween(said.seconds, seconds) ?? said.text });
  }
  const say = () => {
    const text = seconds === undefined ? words.notStarted : shown(words.left(seconds));
    setSaid({ ...said, text: said.text === text ? text + unheardOf : text });
  };
  useTimeKey(say);
  const isShort = seconds !== undefined && seconds <= warningSeconds;
  return (
    <div
      className="relative flex flex-wrap items-center gap-x-2 rounded-full py-1 text-sm whitespace-nowrap text-quiet data-warning:bg-danger-surface data-warning:px-3 data-warning:font-semibold data-warning:text-danger tiny:py-0 tiny:[&>svg]:hidden"
      data-warning={isShort || undefined}
    >
      <Timer aria-hidden="true" size={18} />
      <span>{words.label}</span>
      <span
        role="timer"
        translate="no"
        aria-live="off"
        aria-label={words.label}
        className="min-w-[3.1em] text-end text-base font-semibold text-body tabular-nums in-data-warning:text-inherit"
      >
        {seconds === undefined ? '--:--' : shown(minutesAndSeconds(seconds))}
      </span>
      {/* For screen readers; visible only with keyboard focus. */}
      <button
        type="button"
        className="absolute top-full right-0 z-1 cursor-pointer rounded-full border border-line-strong bg-surface px-3 py-1 font-text text-xs/[1.5] font-semibold text-body not-focus-visible:sr-only"
        onClick={say}
      >
        {words.hear}
      </button>
      <VisuallyHidden>
        <span aria-live="polite">{said.text}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Handles the key T, wherever the focus is, because there is no text field. Does nothing if single-character keys are switched off. */
function useTimeKey(onPress: () => void): void {
  useEvent(window, 'keydown', (event) => {
    if (event.key.toLowerCase() !== 't' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (areCharacterKeysOn()) onPress();
  });
}

/** Seconds until the deadline, rounded up; undefined without a clock. `onExpire` is called once, at zero; `onDoubt` when a doubt begins. */
function useSecondsLeft(clock: AttemptClock | undefined, onExpire: () => void, onDoubt: () => void) {
  const [seconds, setSeconds] = useState(() => clock && secondsOf(clock));
  const [isDoubtful, setIsDoubtful] = useState(false);
  const expire = useEffectEvent(onExpire);
  const doubt = useEffectEvent(onDoubt);

  useEffect(() => {
    if (!clock) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const left = remainingMs(clock, ticksNow(clock));
      setSeconds(secondsOf(clock));
      setIsDoubtful(isUncertain(clock));
      if (left === 0) expire();
      else timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [clock]);

  useEffect(() => {
    if (isDoubtful) doubt();
  }, [isDoubtful]);

  return { seconds: clock && (seconds ?? secondsOf(clock)), isDoubtful };
}

function secondsOf(clock: AttemptClock): number {
  return Math.ceil(remainingMs(clock, ticksNow(clock)) / 1000);
}
