import { type InvalidEvent, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What the browser finds wrong with a field when its form is sent, to be shown in the page and not in a bubble over it. */
export function useComplaint() {
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
