import Markdown from 'markdown-to-jsx/react';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/legal.ts';
import { firm, phoneLink } from '#web/lib/words/firm.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { Tagged } from '#web/ui/tagged.tsx';
import styles from './legal.module.css';

type Values = Readonly<Record<string, string | number>>;

interface LongTextProps {
  about: { title: string; pageTitle?: string; description: string; summary: string };
  /** Of a legal text, with a date like 2026-11-21. */
  inForce?: { version: string; date: string };
  /** Markdown: sections with titles like `## What we store {#what}`. `{name}` stands for one of the values. */
  text: string;
  values: Values;
}

const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A long text with a table of contents. */
export function LongText({ about, inForce, text, values }: LongTextProps) {
  const { title, pageTitle = words.pageTitle(title), description, summary } = about;
  const sections = sectionsOf(filled(text, { company: firm.company, ...values }));
  return (
    <div className="page-width grid grid-cols-1 gap-x-16 gap-y-8 pt-[clamp(2.5rem,1rem_+_5vw,5rem)] pb-(--section) lg:grid-cols-[17rem_minmax(0,1fr)]">
      <PageHead title={pageTitle} description={description} />
      <header className="lg:col-[2] [&_h1]:mb-3">
        <h1>{title}</h1>
        {inForce && (
          <p className="text-sm text-quiet">
            <Tagged
              text={words.inForce(inForce.version, longDate.format(new Date(inForce.date)))}
              draw={{ date: (shown) => <time dateTime={inForce.date}>{shown}</time> }}
            />
          </p>
        )}
        <p className="m-0 max-w-176 text-lg/[1.5] max-sm:min-h-[9em]">
          <Tagged text={summary} draw={{ account: (shown) => <a href={paths.account}>{shown}</a> }} />
        </p>
      </header>
      <nav
        aria-labelledby="contents"
        className="lg:sticky lg:top-[calc(var(--header-height)_+_2rem)] lg:max-h-[calc(100*var(--dvh)_-_var(--header-height)_-_4rem)] lg:self-start lg:overflow-y-auto lg:[grid-area:1/1/span_2]"
      >
        <h2 id="contents" className="mb-3 plain-heading text-base/snug">
          {words.contents}
        </h2>
        <ol className="m-0 list-none p-0">
          {sections.map((section) => (
            <li key={section.id} className="border-t border-line">
              <a href={`#${section.id}`} className="block py-2 text-sm/[1.4] text-inherit no-underline hover:underline">
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map(({ id, title: heading, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <Markdown options={{ wrapper: null, forceBlock: true, overrides: { FirmAddress } }}>{body}</Markdown>
          </section>
        ))}
      </div>
    </div>
  );
}

function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text has no value “${name}”.`);
    return String(value);
  });
}

function sectionsOf(text: string) {
  const titles = [...text.matchAll(/^## (.+) \{#([\w-]+)\}$/gm)];
  return titles.map(({ 0: line, 1: title = '', 2: id = '', index }, place) => ({
    id,
    title,
    body: text.slice(index + line.length, titles[place + 1]?.index).trim(),
  }));
}

/** The firm's address and phone number. */
function FirmAddress({ to }: { to: string }) {
  return (
    <address className="mb-4 grid grid-cols-1 justify-items-start gap-1 border-l-3 border-accent pl-4 not-italic [&_a]:wrap-anywhere">
      <strong>{to}</strong>
      <span>{[firm.company, ...firm.address].join(', ')}</span>
      <a href={`mailto:${firm.email}`}>{firm.email}</a>
      <a href={phoneLink(firm.phones[0])}>{firm.phones[0]}</a>
    </address>
  );
}
