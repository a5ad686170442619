import { firm, phoneLink } from '#web/lib/words/firm.ts';

/** The firm's address and phone number. */
export function FirmAddress({ to }: { to: string }) {
  return (
    <address className="mb-4 grid grid-cols-1 gap-1 border-l-3 border-accent pl-4 not-italic">
      <strong>{to}</strong>
      <span>{[firm.company, ...firm.address].join(', ')}</span>
      <span>
        E-mail <a href={`mailto:${firm.email}`}>{firm.email}</a>
      </span>
      <span>
        Phone <a href={phoneLink(firm.phones[0])}>{firm.phones[0]}</a>
      </span>
    </address>
  );
}
