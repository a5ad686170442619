import { TextField } from './text-field.tsx';

interface MomentFieldProps {
  label: string;
  /** Epoch ms; absent while it is empty. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  description?: string | undefined;
  errorMessage?: string | undefined;
  className?: string | undefined;
}

/** A day and time in the reader's own time zone. */
export function MomentField({ value, onChange, ...rest }: MomentFieldProps) {
  const read = (typed: string) => {
    const at = new Date(typed).getTime();
    onChange(Number.isNaN(at) ? undefined : at);
  };
  return (
    <TextField
      {...rest}
      type="datetime-local"
      value={value === undefined ? '' : localText(value).slice(0, 16)}
      onChange={read}
    />
  );
}

/** `2026-03-02T14:05`, the format of the browser's fields for local times. */
function localText(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString();
}
