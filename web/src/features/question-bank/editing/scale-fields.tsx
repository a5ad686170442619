import type { BankScale } from '#functions/domain/bank-scales.ts';
import {
  mapLimits,
  quotientCodes,
  quotientNames,
  type ParameterNote,
  type QuotientCode,
} from '#functions/domain/parameter-map.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './parameters-dialog.module.css';

interface ScaleFieldsProps {
  scale: BankScale;
  note: ParameterNote;
  isReadOnly: boolean;
  onChange: (note: ParameterNote) => void;
}

const quotients: { id: QuotientCode | 'none'; text: string }[] = [
  { id: 'none', text: 'No quotient' },
  ...quotientCodes.map((code) => ({ id: code, text: `${code} – ${quotientNames[code]}` })),
];

/** What is said of one scale. A main parameter belongs to no quotient. */
export function ScaleFields({ scale, note, isReadOnly, onChange }: ScaleFieldsProps) {
  const { parameter, subParameter, questionCount } = scale;
  const isMain = subParameter === '';
  const { quotient: _quotient, ...rest } = note;
  const textField = (field: 'meaning' | 'nextStep', label: string) => (
    <TextField
      label={label}
      multiline
      rows={2}
      value={note[field]}
      onChange={(text) => onChange({ ...note, [field]: text })}
      maxLength={mapLimits[field]}
      readOnly={isReadOnly}
    />
  );
  return (
    <fieldset className={styles.scale} data-main={isMain} disabled={isReadOnly}>
      <legend className={styles.legend}>
        {isMain ? parameter : subParameter}{' '}
        <span className={styles.count}>
          {questionCount === 1 ? '1 question' : `${questionCount.toLocaleString('en-IN')} questions`}
        </span>
      </legend>
      {!isMain && (
        <SelectField
          label="Quotient"
          choices={quotients}
          value={note.quotient ?? 'none'}
          onChange={(chosen) => onChange(chosen === 'none' ? rest : { ...rest, quotient: chosen })}
        />
      )}
      <div className={styles.texts}>
        {textField('meaning', 'Meaning')}
        {textField('nextStep', 'Next step')}
      </div>
    </fieldset>
  );
}
