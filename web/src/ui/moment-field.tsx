import { TextField } from './text-field.tsx';

interface MomentFieldProps {
  label: string;
  /** Epoch ms; absent while it is empty. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** A day alone: it begins at midnight. */
  isDay?: boolean;
  description?: string | undefined;
  errorMessage?: string | undefined;
  className?: string | undefined;
}

/** A day and time, or a day, of the reader's own time zone. */
export function MomentField({ value, onChange, isDay = false, ...rest }: MomentFieldProps) {
  const read = (typed: string) => {
    const at = new Date(isDay ? `${typed}T00:00` : typed).getTime();
    onChange(Number.isNaN(at) ? undefined : at);
  };
  return (
    <TextField
      {...rest}
      type={isDay ? 'date' : 'datetime-local'}
      value={value === undefined ? '' : localText(value).slice(0, isDay ? 10 : 16)}
      onChange={read}
    />
  );
}

/** `2026-03-02T14:05`, as the browser's fields write a local time. */
function localText(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString();
}
