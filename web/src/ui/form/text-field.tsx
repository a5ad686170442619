import { type ComponentPropsWithRef, type InvalidEvent, useState } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import * as words from '#web/lib/words/ui/forms.ts';

type Native = Omit<
  ComponentPropsWithRef<'input'> & ComponentPropsWithRef<'textarea'>,
  'className' | 'children' | 'value' | 'onChange' | 'required' | 'disabled' | 'id' | 'ref'
>;

export type TextFieldProps = Native &
  FieldTexts & {
    value?: string | undefined;
    onChange?: ((value: string) => void) | undefined;
    isRequired?: boolean | undefined;
    isDisabled?: boolean | undefined;
    multiline?: boolean | undefined;
  };

/** Its error message replaces the browser's own. */
export function TextField({ label, description, errorMessage, className, multiline, ...rest }: TextFieldProps) {
  const { onChange, isRequired, isDisabled, ...native } = rest;
  const { complaint, withdraw, onInvalid } = useComplaint();
  const shared = {
    ...native,
    required: isRequired,
    disabled: isDisabled,
    onInvalid,
    onChange: ({ target }: { target: { value: string } }) => {
      withdraw();
      onChange?.(target.value);
    },
  };
  return (
    <Field {...{ label, description, className, isRequired }} errorMessage={errorMessage ?? complaint}>
      {(control) =>
        multiline ? <textarea rows={5} {...shared} {...control} /> : <input type="text" {...shared} {...control} />
      }
    </Field>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The browser's message on an invalid field when its form is sent, to show it in the page and not in a bubble. */
function useComplaint() {
  const [complaint, setComplaint] = useState<string>();
  return {
    complaint,
    withdraw: () => setComplaint(undefined),
    onInvalid: (event: InvalidEvent<Control>) => {
      event.preventDefault();
      const field = event.currentTarget;
      setComplaint(field.validationMessage || words.invalid);
      if (field === firstInvalid(field.form)) field.focus();
    },
  };
}

function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  return Array.from(form?.elements ?? []).find(
    (element) => 'validity' in element && !(element as Control).validity.valid,
  );
}
