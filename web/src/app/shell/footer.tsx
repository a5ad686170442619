import { ArrowUpRight } from 'lucide-react';
import { firm, phoneLink } from '#web/lib/words/firm.ts';
import { paths } from '#web/lib/paths.ts';
import { Logo } from '#web/ui/figure/logo.tsx';
import styles from './footer.module.css';

const quickLinks = [
  { to: paths.home, label: 'Home' },
  { to: paths.about, label: 'About' },
  { to: paths.services, label: 'Services' },
  { to: paths.contact, label: 'Contact' },
  { to: paths.privacy, label: 'Privacy notice' },
  { to: paths.terms, label: 'Terms' },
];

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p>Five sides. One true shape.</p>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">Quick links</h2>
          <ul>
            {quickLinks.map(({ to, label }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="contact-info">
          <h2 id="contact-info">Contact info</h2>
          <address>
            {firm.company}
            {firm.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <ul>
            {firm.phones.map((phone) => (
              <li key={phone}>
                <a href={phoneLink(phone)}>{phone}</a>
              </li>
            ))}
            <li>
              <a href={`mailto:${firm.email}`}>{firm.email}</a>
            </li>
          </ul>
        </section>
        <section aria-labelledby="follow-us">
          <h2 id="follow-us">Follow us</h2>
          <ul>
            {firm.social.map(({ name, address }) => (
              <li key={name}>
                <a href={address} rel="noreferrer">
                  {name} <ArrowUpRight aria-hidden="true" size={14} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <p className={styles.copyright}>
        © <span data-this-year="">{new Date().getFullYear()}</span> {firm.company}. All rights reserved.
      </p>
    </footer>
  );
}
