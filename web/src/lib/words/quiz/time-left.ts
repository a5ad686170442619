/** Countdown (/quiz) */
import { counted } from '#functions/domain/text/counted.ts';

export const label = 'Time Left';
export const notStarted = 'The clock starts with your first answer';
export const hear = 'Hear the time left';

/** For screen readers: `4 minutes 9 seconds left`. */
export function left(seconds: number): string {
  const part = (count: number, unit: string) => (count === 0 ? '' : `${counted(count, unit)} `);
  const words = part(Math.floor(seconds / 60), 'minute') + part(seconds % 60, 'second');
  return words ? `${words}left` : 'No time left';
}
/** By this device's clock, which may be wrong: `about 4 minutes left` or `about 04:00`. */
export const about = (time: string) => `about ${time}`;
export const granted = (minutes: number) => `You have ${counted(minutes, 'more minute')}`;
