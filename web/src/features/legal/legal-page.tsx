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
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.version}>
          Version {version}, in force since <time dateTime={date}>{longDate.format(new Date(date))}</time>
        </p>
        <div className={styles.summary}>{summary}</div>
      </header>
      <nav aria-labelledby="contents" className={styles.contents}>
        <h2 id="contents">On this page</h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
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
