import { contactLimits } from '#functions/contract/text-limits.ts';
import * as words from '#web/lib/words/contact/form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useContactForm } from './use-contact-form.ts';

const tones = { sent: 'success', refused: 'danger', unreachable: 'danger' } as const;

export function ContactForm() {
  const { form, message, outcome, refusal, wrong, isSending, send, change } = useContactForm();
  const field = (name: keyof typeof message) => ({
    name,
    label: words.labels[name],
    value: message[name],
    onChange: change(name),
    errorMessage: wrong[name],
    isRequired: true,
    maxLength: contactLimits[name],
  });
  return (
    <Card aria-labelledby="write-to-us" className="lg:col-[2] lg:row-[1/span_2]">
      <h2 id="write-to-us" className="text-2xl">
        {words.heading}
      </h2>
      <p className="text-quiet">{words.hint}</p>
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
        <TextField autoComplete="name" className="col-span-full" {...field('name')} />
        <TextField autoComplete="organization-title" {...field('designation')} />
        <TextField autoComplete="organization" {...field('organization')} />
        <TextField type="email" autoComplete="email" {...field('email')} />
        <TextField type="tel" autoComplete="tel" {...field('contactNo')} />
        <TextField multiline rows={6} className="col-span-full" {...field('message')} />
        <div className="col-span-full">
          {outcome && (
            <Notice tone={tones[outcome]} className="mb-4">
              <p>{refusal ?? words[outcome]}</p>
            </Notice>
          )}
          <Button type="submit" tone="primary" size="large" isPending={isSending}>
            {words.button}
          </Button>
        </div>
      </form>
    </Card>
  );
}
