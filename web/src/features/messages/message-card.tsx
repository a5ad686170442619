import { markMessage, type MessageView } from '#functions/contract/admin/messages.ts';
import { wholeCharacters } from '#functions/domain/text/visible-text.ts';
import { messagesKey, personKey } from '#web/lib/admin/list-keys.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import * as words from '#web/lib/words/admin/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { Tagged } from '#web/ui/tagged.tsx';

/** One message in full, with the button that marks it as done. */
export function MessageCard({ message: one }: { message: MessageView }) {
  const { messageId, name, designation, organization, email, contactNo, message, at, isMailed, doneAt } = one;
  const isDone = doneAt !== undefined;
  const mark = useCommand({
    send: () => call(markMessage, { params: { messageId }, body: { isDone: !isDone } }),
    reloads: [messagesKey, personKey],
  });
  return (
    <article
      aria-label={words.from(name)}
      data-done={isDone}
      className="grid gap-3 rounded-md border border-line bg-surface p-4 data-[done=true]:bg-page data-[done=true]:text-quiet [&_p]:m-0"
    >
      <header className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <div>
          <h2 translate="no" className="m-0 font-text text-[1rem]/[1.4] font-semibold wrap-anywhere">
            {name}
          </h2>
          <p className="text-quiet">{words.sender(designation, organization)}</p>
        </div>
        <p className="text-quiet">
          <Moment at={at} />
        </p>
        {!isMailed && <StatusMark tone="warning">{words.mayNotBeMailed}</StatusMark>}
      </header>
      <p className="max-w-[80ch] wrap-anywhere whitespace-pre-wrap">{message}</p>
      <Failure of={mark} />
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 wrap-anywhere">
        <a href={replyAddress(one)}>{words.replyTo(email)}</a>
        <span className="text-quiet">{contactNo}</span>
        {isDone && (
          <p className="text-success">
            <Tagged text={words.doneOn} draw={{ moment: () => <Moment at={doneAt} /> }} />
          </p>
        )}
        <Button size="small" onPress={mark.run} isPending={mark.isPending} className="sm:ml-auto">
          {isDone ? words.markOpen : words.markDone}
        </Button>
      </footer>
    </article>
  );
}

const quotedLength = 1000;

/** A `mailto:` link with a reply to the sender. Escapes address and name, so that they cannot change the mail. */
export function replyAddress({ email, name, message }: Pick<MessageView, 'email' | 'name' | 'message'>): string {
  const quoted = message
    .slice(0, quotedLength)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  // The cut may split a character, and a message that was stored before may hold half of one.
  const body = wholeCharacters(`${words.greeting(name)}\r\n\r\n\r\n\r\n${quoted}`);
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(body)}`;
}
