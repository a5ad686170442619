import type { MessageView } from '#functions/contract/admin/messages.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { replyAddress } from './reply-address.ts';

/** One message in full. */
export function MessageCard({ message: one }: { message: MessageView }) {
  const { name, designation, organization, email, contactNo, message, at, isMailed } = one;
  return (
    <article
      aria-label={`Message of ${name}`}
      className="grid gap-3 rounded-md border border-line bg-surface p-4 [&_p]:m-0"
    >
      <header className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <div>
          <h2 className="m-0 font-text text-[1rem]/[1.4] font-semibold wrap-anywhere">{name}</h2>
          <p className="text-quiet">
            {designation}, {organization}
          </p>
        </div>
        <p className="text-quiet">
          <Moment at={at} />
        </p>
        {!isMailed && <StatusMark tone="warning">The mail to the office may have failed</StatusMark>}
      </header>
      <p className="max-w-[80ch] wrap-anywhere whitespace-pre-wrap">{message}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 wrap-anywhere">
        <a href={replyAddress(one)}>Reply to {email}</a>
        <span className="text-quiet">{contactNo}</span>
      </p>
    </article>
  );
}
