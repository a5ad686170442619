import { firm, phoneLink } from '#web/lib/words/firm.ts';
import styles from './contact.module.css';

export function Office() {
  return (
    <section aria-labelledby="office" className={styles.office}>
      <h2 id="office">Our office</h2>
      <address>
        <strong>{firm.company}</strong>
        {firm.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <dl>
        <dt>Phone</dt>
        {firm.phones.map((phone) => (
          <dd key={phone}>
            <a href={phoneLink(phone)}>{phone}</a>
          </dd>
        ))}
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${firm.email}`}>{firm.email}</a>
        </dd>
      </dl>
    </section>
  );
}
