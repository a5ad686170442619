import { maxHoldHours, type ReportRelease } from '#functions/domain/reports/report-hold.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';

interface ReleaseFieldsProps {
  release: ReportRelease;
  onChange: (release: ReportRelease) => void;
}

const choices = [
  { id: 'at-once', text: 'At once' },
  { id: 'after-hours', text: 'After some business hours' },
  { id: 'after-review', text: 'After an admin has looked' },
] as const;
type Choice = (typeof choices)[number]['id'];

const usualHours = 24;

/** When the report of an attempt is sent. */
export function ReleaseFields({ release, onChange }: ReleaseFieldsProps) {
  const choice: Choice = typeof release === 'string' ? release : 'after-hours';
  const choose = (id: Choice) => onChange(id === 'after-hours' ? { afterBusinessHours: usualHours } : id);
  return (
    <>
      <SelectField
        label="When reports are sent"
        choices={choices}
        value={choice}
        onChange={choose}
        description={`${about[choice]} Counts for attempts that end from now on.`}
      />
      {typeof release !== 'string' && (
        <NumberField
          label="Business hours after the end"
          description={`From 1 to ${maxHoldHours}: reports are promised within ${maxHoldHours} business hours. Every hour from Monday to Friday counts, public holidays do not.`}
          value={release.afterBusinessHours}
          onChange={(hours) => onChange({ afterBusinessHours: Number.isNaN(hours) ? usualHours : hours })}
          minValue={1}
          maxValue={maxHoldHours}
          step={1}
          formatOptions={{ useGrouping: false, maximumFractionDigits: 0 }}
        />
      )}
    </>
  );
}

const about: Record<Choice, string> = {
  'at-once': 'A report is mailed within minutes of the end.',
  'after-hours': 'A report is held, and mailed by itself after that time.',
  'after-review':
    'A report is held until an admin releases it on the Reports page, which shows until when each is promised.',
};
