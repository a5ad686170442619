import { TextField } from './text-field.tsx';
import * as words from '#web/lib/words/ui/forms.ts';

/** Days as `2026-03-02`; '' for no limit. Both are included. */
export interface Days {
  from: string;
  until: string;
}

interface DayFieldsProps {
  days: Days;
  onChange: (days: Partial<Days>) => void;
  labels: { from: string; until: string };
}

/** Whether the range is empty. */
export function areDaysBackwards({ from, until }: Days): boolean {
  return from !== '' && until !== '' && from > until;
}

/** The first and the last day of a filter. */
export function DayFields({ days, onChange, labels }: DayFieldsProps) {
  return (
    <>
      <TextField label={labels.from} type="date" value={days.from} onChange={(from) => onChange({ from })} />
      <TextField
        label={labels.until}
        type="date"
        value={days.until}
        onChange={(until) => onChange({ until })}
        errorMessage={areDaysBackwards(days) ? words.daysBackwards : undefined}
      />
    </>
  );
}
