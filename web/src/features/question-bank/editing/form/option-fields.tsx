import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { questionLimits } from '#functions/domain/banks/question-limits.ts';
import { optionCategory } from '#functions/domain/banks/bands.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from './question-dialog.module.css';
import { type FormOption, typedPoints } from './question-form.ts';

interface OptionFieldsProps {
  option: FormOption;
  /** Index, from 0. */
  place: number;
  count: number;
  problems: { text?: string; points?: string } | undefined;
  onChange: (option: FormOption) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const phrases = [
  ['remarks', 'Remarks'],
  ['strength', 'Strength'],
  ['scw', 'Strength cum weakness'],
  ['weakness', 'Weakness'],
] as const;

/** One option of a question with all its report texts. Its category follows from its points. */
export function OptionFields({ option, place, count, problems, onChange, onMove, onRemove }: OptionFieldsProps) {
  const number = place + 1;
  const points = typedPoints(option.points);
  return (
    <fieldset className={styles.option}>
      <legend className={styles.legend}>Option {number}</legend>
      <div className={styles.tools}>
        {([-1, 1] as const).map((by) => (
          <Button
            key={by}
            tone="plain"
            size="small"
            aria-label={`Move option ${number} ${by < 0 ? 'up' : 'down'}`}
            aria-disabled={place + by < 0 || place + by >= count}
            onPress={() => onMove(place + by)}
            className={styles.tool}
          >
            {by < 0 ? <ArrowUp aria-hidden="true" size={16} /> : <ArrowDown aria-hidden="true" size={16} />}
          </Button>
        ))}
        <Button
          tone="plain"
          size="small"
          aria-label={`Remove option ${number}`}
          onPress={onRemove}
          className={styles.tool}
        >
          <Trash2 aria-hidden="true" size={16} />
        </Button>
      </div>
      <div className={styles.main}>
        <TextField
          label="Option text"
          value={option.text}
          onChange={(text) => onChange({ ...option, text })}
          maxLength={questionLimits.text}
          errorMessage={problems?.text}
        />
        <TextField
          label="Points"
          inputMode="decimal"
          autoComplete="off"
          value={option.points}
          onChange={(typed) => onChange({ ...option, points: typed })}
          maxLength={12}
          errorMessage={problems?.points}
        />
        <TextField label="Option category" value={optionCategory(points)} readOnly tabIndex={-1} />
      </div>
      <div className={styles.phrases}>
        {phrases.map(([field, label]) => (
          <TextField
            key={field}
            label={label}
            multiline
            rows={2}
            value={option[field]}
            onChange={(typed) => onChange({ ...option, [field]: typed })}
            maxLength={questionLimits.text}
          />
        ))}
      </div>
    </fieldset>
  );
}
