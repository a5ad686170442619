import { indiaFieldMoment, indiaFieldText, isIndiaTimeHere } from '#functions/domain/calendar/india-days.ts';
import type { FieldTexts } from './field.tsx';
import { TextField } from './text-field.tsx';
import * as words from '#web/lib/words/ui/forms.ts';

interface MomentFieldProps extends FieldTexts {
  /** Epoch ms; absent while it is empty. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** A day and time in India, as `Moment` shows them. Where the reader's clock shows another time, the field says so. */
export function MomentField({ value, onChange, description, ...rest }: MomentFieldProps) {
  return (
    <TextField
      {...rest}
      type="datetime-local"
      description={description ?? (isIndiaTimeHere(value ?? 0) ? undefined : words.indiaTime)}
      value={value === undefined ? '' : indiaFieldText(value)}
      onChange={(typed) => onChange(indiaFieldMoment(typed))}
    />
  );
}
