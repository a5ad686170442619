import { useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './field.module.css';

interface SelectFieldProps<Value extends string> {
  label: string;
  choices: readonly { id: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
  description?: string | undefined;
  /** Marks it as wrong. */
  errorMessage?: string | undefined;
  className?: string | undefined;
}

/** The browser's own list of choices. */
export function SelectField<Value extends string>({
  label,
  choices,
  value,
  onChange,
  description,
  errorMessage,
  className,
}: SelectFieldProps<Value>) {
  const id = useId();
  const choose = (chosen: string) => {
    const choice = choices.find((one) => one.id === chosen);
    if (choice) onChange(choice.id);
  };
  return (
    <div className={classNames('grid grid-cols-1 content-start gap-1', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => choose(target.value)}
        aria-invalid={errorMessage === undefined ? undefined : true}
        aria-describedby={classNames(description && `${id}-text`, errorMessage && `${id}-wrong`) || undefined}
        className={styles.input}
      >
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.text}
          </option>
        ))}
      </select>
      {description && (
        <span id={`${id}-text`} className="text-sm text-quiet">
          {description}
        </span>
      )}
      {errorMessage && (
        <span id={`${id}-wrong`} className="text-sm font-medium text-danger">
          {errorMessage}
        </span>
      )}
    </div>
  );
}
