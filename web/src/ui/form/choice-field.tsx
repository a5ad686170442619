import { type ReactNode, useId } from 'react';
import styles from './choice-field.module.css';
import { classNames } from '#web/ui/class-names.ts';

interface ChoiceFieldProps {
  label: string;
  choices: readonly { id: string; text: string }[];
  /** Id of the chosen one; undefined if there is none. */
  value: string | undefined;
  onChange: (id: string) => void;
  errorMessage?: string | undefined;
  className?: string | undefined;
}

/** A choice between a few options: the browser's own radio buttons, each with a clickable line. */
export function ChoiceField({ label, choices, value, onChange, errorMessage, className }: ChoiceFieldProps) {
  const name = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-required
      aria-invalid={errorMessage !== undefined}
      aria-describedby={errorMessage === undefined ? undefined : `${name}-error`}
      className={classNames(styles.group, className)}
    >
      <legend id={`${name}-label`} className={styles.label}>
        {label}
      </legend>
      {choices.map(({ id, text }) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          <span>{text}</span>
        </label>
      ))}
      {errorMessage !== undefined && (
        <p id={`${name}-error`} className={styles.error}>
          {errorMessage}
        </p>
      )}
    </fieldset>
  );
}

interface CheckFieldProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  errorMessage?: string | undefined;
  /** The sentence to agree to. */
  children: ReactNode;
}

/** A checkbox with a sentence to agree to. */
export function CheckField({ isChecked, onChange, errorMessage, children }: CheckFieldProps) {
  const error = useId();
  return (
    <div className={styles.group}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isChecked}
          aria-required
          aria-invalid={errorMessage !== undefined}
          aria-describedby={errorMessage === undefined ? undefined : error}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{children}</span>
      </label>
      {errorMessage !== undefined && (
        <p id={error} className={styles.error}>
          {errorMessage}
        </p>
      )}
    </div>
  );
}
