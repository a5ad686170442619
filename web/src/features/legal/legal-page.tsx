import type { ReactNode } from 'react';
import styles from './legal.module.css';

export interface LegalSection {
  id: string;
  title: string;
  content: ReactNode;
}

interface LegalPageProps {
  title: string;
  version: string;
  /** A date like 2026-11-21. */
  date: string;
  /** A short summary. */
  summary: ReactNode;
  sections: readonly LegalSection[];
}

const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A long text with a table of contents. */
export function LegalPage({ title, version, date, summary, sections }: LegalPageProps) {
  return (
    <div className="page-width grid grid-cols-1 gap-x-16 gap-y-8 pt-[clamp(2.5rem,1rem_+_5vw,5rem)] pb-(--section) lg:grid-cols-[17rem_minmax(0,1fr)]">
      <header className="lg:col-[2] [&_h1]:mb-3">
        <h1>{title}</h1>
        <p className="text-sm text-quiet">
          Version {version}, in force since <time dateTime={date}>{longDate.format(new Date(date))}</time>
        </p>
        <div className="max-w-176 text-lg/[1.5] [&_:last-child]:mb-0 [&_p]:max-w-none">{summary}</div>
      </header>
      <nav
        aria-labelledby="contents"
        className="lg:sticky lg:top-[calc(var(--header-height)_+_2rem)] lg:max-h-[calc(100dvh_-_var(--header-height)_-_4rem)] lg:self-start lg:overflow-y-auto lg:[grid-area:1/1/span_2]"
      >
        <h2 id="contents" className="mb-3 plain-heading text-base/snug">
          On this page
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
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
            <h2 id={`${section.id}-heading`}>{section.title}</h2>
            {section.content}
          </section>
        ))}
      </div>
    </div>
  );
}
