import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { classNames } from '#web/ui/class-names.ts';

const errorClass = 'm-0 text-sm text-danger font-medium';

interface ChoiceFieldProps {
  label: string;
  choices: readonly { id: string; text: string }[];
  /** Id of the chosen one; undefined if there is none. */
  value: string | undefined;
  onChange: (id: string) => void;
  errorMessage?: string | undefined;
  /** Default: an answer is needed. */
  isRequired?: boolean;
  className?: string | undefined;
}

/** A choice between a few options: the browser's own radio buttons, each with a clickable line. */
export function ChoiceField({ label, choices, value, onChange, isRequired = true, ...more }: ChoiceFieldProps) {
  const { errorMessage, className } = more;
  const name = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-required={isRequired}
      aria-invalid={errorMessage !== undefined}
      aria-describedby={errorMessage === undefined ? undefined : `${name}-error`}
      className={classNames('m-0 grid min-w-0 grid-cols-1 gap-2 border-0 p-0', className)}
    >
      <legend id={`${name}-label`} className="mb-2 p-0 text-sm font-semibold">
        {label}
      </legend>
      {choices.map(({ id, text }) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          <span>{text}</span>
        </label>
      ))}
      {errorMessage !== undefined && (
        <p id={`${name}-error`} className={errorClass}>
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
    <div className="m-0 grid min-w-0 grid-cols-1 gap-2 border-0 p-0">
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
        <p id={error} className={errorClass}>
          {errorMessage}
        </p>
      )}
    </div>
  );
}
