import { type ComponentPropsWithRef, useId, type InvalidEvent, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './field.module.css';

type Native = Omit<
  ComponentPropsWithRef<'input'> & ComponentPropsWithRef<'textarea'>,
  'className' | 'children' | 'value' | 'onChange' | 'required' | 'disabled' | 'id' | 'ref'
>;

export type TextFieldProps = Native & {
  label: string;
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  description?: string | undefined;
  /** Replaces the browser's own message, and marks the field as wrong. */
  errorMessage?: string | undefined;
  multiline?: boolean | undefined;
  className?: string | undefined;
};

export function TextField({
  label,
  onChange,
  isRequired,
  isDisabled,
  description,
  errorMessage,
  multiline,
  rows = 5,
  className,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const { complaint, withdraw, onInvalid } = useComplaint();
  const wrong = errorMessage ?? complaint;
  const shared = {
    ...rest,
    id,
    className: styles.input,
    required: isRequired,
    disabled: isDisabled,
    onInvalid,
    onChange: ({ target }: { target: { value: string } }) => {
      withdraw();
      onChange?.(target.value);
    },
    'aria-invalid': wrong === undefined ? undefined : true,
    'aria-describedby': classNames(description && `${id}-text`, wrong && `${id}-wrong`) || undefined,
  };
  return (
    <div className={classNames('grid grid-cols-1 content-start gap-1', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {multiline ? <textarea {...shared} rows={rows} /> : <input type="text" {...shared} />}
      {description && (
        <span id={`${id}-text`} className="text-sm text-quiet">
          {description}
        </span>
      )}
      {wrong && (
        <span id={`${id}-wrong`} className="text-sm font-medium text-danger">
          {wrong}
        </span>
      )}
    </div>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The browser's message on an invalid field when its form is sent, to show it in the page and not in a bubble. */
function useComplaint() {
  const [complaint, setComplaint] = useState<string>();
  return {
    complaint,
    withdraw: () => setComplaint(undefined),
    onInvalid: (event: InvalidEvent<Field>) => {
      event.preventDefault();
      const field = event.currentTarget;
      setComplaint(field.validationMessage || 'Please check this field.');
      if (field === firstInvalid(field.form)) field.focus();
    },
  };
}

function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  return Array.from(form?.elements ?? []).find(
    (element) => 'validity' in element && !(element as Field).validity.valid,
  );
}
