import { contactLimits } from '#functions/contract/text-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useContactForm } from './use-contact-form.ts';

const outcomes = {
  sent: { tone: 'success', text: 'Message sent successfully!' },
  refused: { tone: 'danger', text: 'Failed to send the message. Please try again.' },
  unreachable: { tone: 'danger', text: 'An error occurred. Please try again later.' },
} as const;

export function ContactForm() {
  const { form, message, outcome, words, wrong, isSending, send, change } = useContactForm();
  const field = (name: keyof typeof message) => ({
    name,
    value: message[name],
    onChange: change(name),
    errorMessage: wrong[name],
    isRequired: true,
    maxLength: contactLimits[name],
  });
  return (
    <Card aria-labelledby="write-to-us">
      <h2 id="write-to-us">Write to us</h2>
      <p className="text-quiet">Please fill in all six fields.</p>
      <form
        ref={form}
        // Without a script the browser does nothing: the default would put all that was typed into the address.
        method="dialog"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-6 gap-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <TextField label="Name" autoComplete="name" className="col-span-full" {...field('name')} />
        <TextField label="Designation" autoComplete="organization-title" {...field('designation')} />
        <TextField label="Organization" autoComplete="organization" {...field('organization')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <TextField label="Contact No." type="tel" autoComplete="tel" {...field('contactNo')} />
        <TextField label="Message" multiline rows={6} className="col-span-full" {...field('message')} />
        <div className="col-span-full">
          {outcome && (
            <Notice tone={outcomes[outcome].tone} className="mb-4">
              <p>{words ?? outcomes[outcome].text}</p>
            </Notice>
          )}
          <Button type="submit" tone="primary" size="large" isPending={isSending}>
            Send Message
          </Button>
        </div>
      </form>
    </Card>
  );
}
