/** Whether a form has an invalid field, which then gets the focus. The field shows its own message. */
export function refuseInvalid(form: HTMLFormElement): boolean {
  const wrong = Array.from(form.elements).find(
    (field) => field instanceof HTMLInputElement && field.validity.customError,
  );
  if (wrong instanceof HTMLElement) wrong.focus();
  return wrong !== undefined;
}
