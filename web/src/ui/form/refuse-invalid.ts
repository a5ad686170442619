/** Whether a form has a field that is not as it should be, which then gets the focus. The field says by itself what is wrong. */
export function refuseInvalid(form: HTMLFormElement): boolean {
  const wrong = Array.from(form.elements).find(
    (field) => field instanceof HTMLInputElement && field.validity.customError,
  );
  if (wrong instanceof HTMLElement) wrong.focus();
  return wrong !== undefined;
}
