import { maxGrantMinutes, minGrantMinutes } from '#functions/domain/attempts/grants.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';

const limits = { minValue: minGrantMinutes, maxValue: maxGrantMinutes, step: 1 };

export function MinutesField({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  return (
    <NumberField
      label="Minutes"
      description={`From ${minGrantMinutes} to ${maxGrantMinutes}.`}
      value={minutes}
      onChange={(value) => onChange(Number.isNaN(value) ? minGrantMinutes : value)}
      {...limits}
    />
  );
}
