/** `1 h 2 min`, `4 min 9 s`, `12 s`. */
export function durationWords(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const parts = [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`, hours === 0 && rest > 0 && `${rest} s`];
  return parts.filter(Boolean).join(' ') || '0 s';
}

/** Time since the start, `+04:09`; hours are shown as minutes. */
export function sinceStart(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `+${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
