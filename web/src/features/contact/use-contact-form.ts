import { useCallback, useState } from 'react';
import { type ContactMessage, sendContactMessage } from '#functions/contract/contact.ts';
import { ApiProblem, call } from '#web/lib/api-client.ts';

export const blank: ContactMessage = {
  name: '',
  designation: '',
  organization: '',
  email: '',
  contactNo: '',
  message: '',
};
export type FieldName = keyof ContactMessage;

export type Outcome = 'sent' | 'refused' | 'unreachable';

/** The message as it is typed, and what came of sending it. A sent message clears the form. */
export function useContactForm() {
  const [message, setMessage] = useState(blank);
  const [outcome, setOutcome] = useState<Outcome>();
  /** The server's own words, where the usual ones would send the person back too early. */
  const [words, setWords] = useState<string>();
  /** What the server found wrong, and where. */
  const [wrong, setWrong] = useState<Partial<Record<FieldName, string>>>({});
  const [isSending, setIsSending] = useState(false);

  const send = async () => {
    if (isSending) return;
    setIsSending(true);
    setOutcome(undefined);
    setWords(undefined);
    setWrong({});
    try {
      await call(sendContactMessage, { body: message });
      setMessage(blank);
      setOutcome('sent');
    } catch (error) {
      if (error instanceof ApiProblem) setWrong(wrongField(error));
      if (error instanceof ApiProblem && error.code === 'too-many-requests') setWords(error.message);
      setOutcome(error instanceof ApiProblem ? 'refused' : 'unreachable');
    } finally {
      setIsSending(false);
    }
  };

  const change = (name: FieldName) => (value: string) => {
    setMessage((before) => ({ ...before, [name]: value }));
    setWrong(({ [name]: _, ...others }) => others);
  };

  /** The form's ref. What was typed before the form was alive, or filled in by the browser, is kept. */
  const form = useCallback((element: HTMLFormElement | null) => {
    if (element) setMessage((before) => ({ ...before, ...typedInto(element) }));
  }, []);

  return { form, message, outcome, words, wrong, isSending, send, change };
}

function typedInto(form: HTMLFormElement): Partial<ContactMessage> {
  const fields = [...new FormData(form)].filter(([, value]) => value !== '');
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}

/** `where` is `body.email` for a wrong e-mail address. */
function wrongField({ code, where = '', message }: ApiProblem): Partial<Record<FieldName, string>> {
  const name = where.replace(/^body\./, '');
  return code === 'invalid-input' && name in blank ? { [name]: message } : {};
}
