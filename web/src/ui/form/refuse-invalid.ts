import { useEffect, useState } from 'react';

/** Whether a form has a field whose text cannot be read, which then gets the focus. The field shows its own message. */
export function refuseInvalid(form: HTMLFormElement): boolean {
  const wrong = Array.from(form.elements).find(
    (field) => field instanceof HTMLInputElement && field.validity.customError,
  );
  if (wrong instanceof HTMLElement) wrong.focus();
  return wrong !== undefined;
}

/** @returns a function for a submitted form: its first wrong field gets the focus, once the messages are rendered. */
export function useFocusWrong(): (form: HTMLFormElement) => void {
  const [submitted, setSubmitted] = useState<{ form: HTMLFormElement }>();
  useEffect(() => {
    // Of a group of choices, the first one.
    const wrong = '[aria-invalid=true]:not(fieldset), fieldset[aria-invalid=true] input';
    submitted?.form.querySelector<HTMLElement>(wrong)?.focus();
  }, [submitted]);
  return (form) => setSubmitted({ form });
}
