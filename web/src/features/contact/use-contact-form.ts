import { useCallback, useRef, useState } from 'react';
import { ulid } from 'ulid';
import { type ContactMessage, sendContactMessage } from '#functions/contract/contact.ts';
import { isMailAddress } from '#functions/domain/people/mail-address.ts';
import { isBlank } from '#functions/domain/text/visible-text.ts';
import { ApiProblem, call } from '#web/lib/api-client.ts';
import * as words from '#web/lib/words/contact/form.ts';

const blank: ContactMessage = { name: '', designation: '', organization: '', email: '', contactNo: '', message: '' };
export type Outcome = 'sent' | 'refused' | 'unreachable';

/** The contact form's input, and the outcome of sending it. A sent message clears the form. */
export function useContactForm() {
  const [message, setMessage] = useState(blank);
  const [outcome, setOutcome] = useState<Outcome>();
  /** The server's own message where the usual one would suggest a retry too early. */
  const [refusal, setRefusal] = useState<string>();
  /** All wrong fields with their messages. */
  const [wrong, setWrong] = useState<InvalidFields>({});
  const [isSending, setIsSending] = useState(false);
  /** Kept for a retry, and dropped when a field changes: that is another message. */
  const messageId = useRef<string>(undefined);

  const send = async (sent: HTMLFormElement) => {
    if (isSending) return;
    setOutcome(undefined);
    setRefusal(undefined);
    const show = (found: InvalidFields) => {
      setWrong(found);
      focusFirst(sent, found);
    };
    const found = invalidFieldsIn(sent);
    show(found);
    if (Object.keys(found).length > 0) return;
    setIsSending(true);
    try {
      await call(sendContactMessage, { body: { ...message, messageId: (messageId.current ??= ulid()) } });
      messageId.current = undefined;
      setMessage(blank);
      setOutcome('sent');
    } catch (error) {
      if (error instanceof ApiProblem) show(refusedFields(error));
      if (error instanceof ApiProblem && error.code === 'too-many-requests') setRefusal(error.message);
      setOutcome(error instanceof ApiProblem ? 'refused' : 'unreachable');
    } finally {
      setIsSending(false);
    }
  };

  const change = (name: keyof ContactMessage) => (value: string) => {
    messageId.current = undefined;
    setMessage((before) => ({ ...before, [name]: value }));
    setWrong(({ [name]: _, ...others }) => others);
  };

  /** The form's ref. Keeps input from before hydration, or from the browser's autofill. */
  const form = useCallback((element: HTMLFormElement | null) => {
    if (!element) return;
    // From now on the form shows all errors at once; before, the browser checks what it can.
    element.noValidate = true;
    const about = new URLSearchParams(window.location.search).get('about');
    const [, message = ''] = Object.entries(words.beginnings).find(([subject]) => subject === about) ?? [];
    setMessage((before) => ({ ...before, message, ...typedInto(element) }));
  }, []);

  return { form, message, outcome, refusal, wrong, isSending, send, change };
}

function typedInto(form: HTMLFormElement): Partial<ContactMessage> {
  const fields = [...new FormData(form)].filter(([, value]) => value !== '');
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}

/** The message for each wrong field, by its name. */
type InvalidFields = Partial<Record<keyof ContactMessage, string>>;

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
}

/** The fields that are wrong before anything is sent. */
function invalidFieldsIn(form: HTMLFormElement): InvalidFields {
  return Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      const found = complaint(field);
      return found ? [[field.name, found]] : [];
    }),
  );
}

function complaint({ name, value, validity, validationMessage }: Field): string | undefined {
  if (isBlank(value)) return words.blank;
  if (name === 'email' && !isMailAddress(value.trim())) return words.invalidEmail;
  return validity.valid ? undefined : validationMessage;
}

/** The fields that the server refused: `where` is `body.email` for a wrong email address. */
function refusedFields({ code, wrong = [] }: ApiProblem): InvalidFields {
  if (code !== 'invalid-input') return {};
  return Object.fromEntries([...wrong].reverse().map(({ where, message }) => [where.replace(/^body\./, ''), message]));
}

function focusFirst(form: HTMLFormElement, wrong: InvalidFields): void {
  fieldsOf(form)
    .find(({ name }) => name in wrong)
    ?.focus();
}
