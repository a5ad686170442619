import { firm, phoneLink } from '#web/lib/words/firm.ts';
import styles from './legal.module.css';

/** The firm's address and phone number. */
export function FirmAddress({ to }: { to: string }) {
  return (
    <address className={styles.address}>
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
