import { NumberField } from '#web/ui/form/number-field.tsx';

/** As the server takes it. */
const limits = { minValue: 1, maxValue: 240, step: 1 };

export function MinutesField({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  return (
    <NumberField
      label="Minutes"
      description="From 1 to 240."
      value={minutes}
      onChange={(value) => onChange(Number.isNaN(value) ? 1 : value)}
      {...limits}
    />
  );
}
