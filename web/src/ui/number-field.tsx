import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { type NumberLimits, readNumber, stepNumber } from './number-text.ts';

export interface NumberFieldProps extends NumberLimits {
  label: string;
  /** NaN for an empty field. */
  value: number;
  /** Called when the person leaves the field, presses Enter or steps; with NaN when the field was emptied. */
  onChange: (value: number) => void;
  formatOptions?: Intl.NumberFormatOptions | undefined;
  description?: string | undefined;
  /** Marks the field as wrong. */
  errorMessage?: string | undefined;
  className?: string | undefined;
}

/** A number with steppers. It shows the digits in groups, which the browser's own number field does not. */
export function NumberField({
  label,
  value,
  onChange,
  formatOptions,
  description,
  errorMessage,
  className,
  ...limits
}: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const shown = Number.isNaN(value) ? '' : new Intl.NumberFormat('en-IN', formatOptions).format(value);

  const commit = (): number => {
    setTyped(undefined);
    const next = typed === undefined ? value : (readNumber(typed, limits) ?? value);
    if (!Object.is(next, value)) onChange(next);
    return next;
  };
  const step = (by: 1 | -1) => onChange(stepNumber(commit(), by, limits));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.group}>
        <input
          id={id}
          type="text"
          inputMode={Number.isInteger(limits.step ?? 1) ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={typed ?? shown}
          onChange={({ target }) => setTyped(target.value.replace(/[^\d.,]/g, ''))}
          onBlur={commit}
          onKeyDown={onKeyDown}
          aria-invalid={errorMessage === undefined ? undefined : true}
          aria-describedby={classNames(description && `${id}-text`, errorMessage && `${id}-wrong`) || undefined}
          className={classNames(styles.input, styles.number)}
        />
        {([-1, 1] as const).map((by) => (
          <button
            key={by}
            type="button"
            tabIndex={-1}
            aria-label={`${by > 0 ? 'Increase' : 'Decrease'} ${label}`}
            disabled={by > 0 ? value >= (limits.maxValue ?? Infinity) : value <= (limits.minValue ?? -Infinity)}
            className={styles.stepper}
            onClick={() => step(by)}
          >
            {by > 0 ? <Plus aria-hidden="true" size={16} /> : <Minus aria-hidden="true" size={16} />}
          </button>
        ))}
      </div>
      {description && (
        <span id={`${id}-text`} className={styles.description}>
          {description}
        </span>
      )}
      {errorMessage && (
        <span id={`${id}-wrong`} className={styles.error}>
          {errorMessage}
        </span>
      )}
    </div>
  );
}
