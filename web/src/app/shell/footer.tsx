import { ArrowUpRight } from 'lucide-react';
import { firm, phoneLink } from '#web/lib/words/firm.ts';
import { paths } from '#web/lib/paths.ts';
import { Logo } from '#web/ui/figure/logo.tsx';
import { Tagged } from '#web/ui/tagged.tsx';
import * as words from '#web/lib/words/app/footer.ts';
import { link as method } from '#web/lib/words/method.ts';

const headingClass = 'm-0 mb-2 plain-heading text-base/snug';
const linkClass =
  'inline-flex min-h-8 items-center gap-1 wrap-anywhere text-on-strong-quiet no-underline hover:text-on-strong hover:underline';

const quickLinks = [
  { to: paths.home, label: words.links.home },
  { to: paths.about, label: words.links.about },
  { to: paths.services, label: words.links.services },
  { to: paths.method, label: method },
  { to: paths.contact, label: words.links.contact },
  { to: paths.privacy, label: words.legal.privacy },
  { to: paths.terms, label: words.legal.terms },
];

export function Footer() {
  return (
    <footer className="bg-strong px-(--gutter) pt-16 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-sm text-on-strong [--focus:var(--marigold)] print:hidden">
      <div className="mx-auto grid max-w-(--content) grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-8">
        <div className="[&_p]:mx-0 [&_p]:mt-3 [&_p]:mb-0 [&_p]:font-display [&_p]:text-lg/snug [&_p]:font-medium">
          <Logo />
          <p>{words.claim}</p>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" className={headingClass}>
            {words.headings.links}
          </h2>
          <ul className="m-0 list-none p-0">
            {quickLinks.map(({ to, label }) => (
              <li key={to}>
                <a href={to} className={linkClass}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="contact-info">
          <h2 id="contact-info" className={headingClass}>
            {words.headings.contact}
          </h2>
          <address className="mb-2 grid text-on-strong-quiet not-italic">
            <span>{firm.company}</span>
            {firm.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <ul className="m-0 list-none p-0">
            {firm.phones.map((phone) => (
              <li key={phone}>
                <a href={phoneLink(phone)} className={linkClass}>
                  {phone}
                </a>
              </li>
            ))}
            <li>
              <a href={`mailto:${firm.email}`} className={linkClass}>
                {firm.email}
              </a>
            </li>
          </ul>
        </section>
        <section aria-labelledby="follow-us">
          <h2 id="follow-us" className={headingClass}>
            {words.headings.social}
          </h2>
          <ul className="m-0 list-none p-0">
            {firm.social.map(({ name, address }) => (
              <li key={name}>
                <a href={address} rel="noreferrer" className={linkClass}>
                  <span>{`${name} `}</span>
                  <ArrowUpRight aria-hidden="true" size={14} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <p className="mx-auto mt-12 mb-0 max-w-(--content) border-t border-[#fbf8f12e] pt-6 text-on-strong-quiet">
        <Tagged
          text={words.rights(new Date().getFullYear(), firm.company)}
          draw={{ year: (text) => <span data-this-year="">{text}</span> }}
        />
      </p>
    </footer>
  );
}
