import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './field.module.css';

export interface FieldTexts {
  label: string;
  description?: string | undefined;
  /** Marks the field as wrong. */
  errorMessage?: string | undefined;
  className?: string | undefined;
}

interface FieldProps extends FieldTexts {
  isRequired?: boolean | undefined;
  /** Whether the message is announced at once. */
  isAlert?: boolean | undefined;
  /** Renders the control with the attributes that tie it to its label and texts. */
  children: (control: Control) => ReactNode;
}

interface Control {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The frame of a field: its label above, its description and its error message below. */
export function Field({ label, description, errorMessage, className, isRequired, isAlert, children }: FieldProps) {
  const id = useId();
  return (
    <div className={classNames('grid grid-cols-1 content-start gap-1', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        <span>{label}</span>
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': errorMessage ? true : undefined,
        'aria-describedby': classNames(description && `${id}-text`, errorMessage && `${id}-wrong`) || undefined,
      })}
      {description && (
        <span id={`${id}-text`} className="text-sm text-quiet">
          {description}
        </span>
      )}
      {errorMessage && (
        <span id={`${id}-wrong`} role={isAlert ? 'alert' : undefined} className="text-sm font-medium text-danger">
          {errorMessage}
        </span>
      )}
    </div>
  );
}
