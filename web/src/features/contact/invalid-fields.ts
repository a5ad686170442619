import type { ContactMessage } from '#functions/contract/contact.ts';
import { isMailAddress } from '#functions/domain/people/mail-address.ts';
import { isBlank } from '#functions/domain/text/visible-text.ts';
import type { ApiProblem } from '#web/lib/api-client.ts';

/** The message for each wrong field, by its name. */
export type InvalidFields = Partial<Record<keyof ContactMessage, string>>;

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
}

/** The fields that are wrong before anything is sent. */
export function invalidFieldsIn(form: HTMLFormElement): InvalidFields {
  return Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      const words = complaint(field);
      return words ? [[field.name, words]] : [];
    }),
  );
}

function complaint({ name, value, validity, validationMessage }: Field): string | undefined {
  if (isBlank(value)) return 'Please fill in this field.';
  if (name === 'email' && !isMailAddress(value.trim())) return 'Please enter a valid email address.';
  return validity.valid ? undefined : validationMessage;
}

/** The fields that the server refused: `where` is `body.email` for a wrong e-mail address. */
export function refusedFields({ code, wrong = [] }: ApiProblem): InvalidFields {
  if (code !== 'invalid-input') return {};
  return Object.fromEntries([...wrong].reverse().map(({ where, message }) => [where.replace(/^body\./, ''), message]));
}

export function focusFirst(form: HTMLFormElement, wrong: InvalidFields): void {
  fieldsOf(form)
    .find(({ name }) => name in wrong)
    ?.focus();
}
