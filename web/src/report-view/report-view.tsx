import { type ReactNode, type Ref, useEffect } from 'react';
import { documentLabels } from '#functions/domain/reports/document/document-words.ts';
import type { ReportDocument, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { AnswerGroups } from './answer-groups.tsx';
import { ReportBlock } from './report-block.tsx';
import styles from './report-view.module.css';
import './report-print.css';
import './scale-hues.css';

interface ReportViewProps {
  report: ReportDocument;
  /** Content above everything: the report's person, if that is not clear. */
  banner?: ReactNode;
  /** The actions: downloads. */
  actions?: ReactNode;
  /** For moving the focus to the heading. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Title if the candidate has no printable name. */
  noName?: string;
}

/** A report as a page: its cover as the head, a table of contents beside the sections, all answers at the end. */
export function ReportView({ report, banner, actions, titleRef, noName = documentLabels.noName }: ReportViewProps) {
  const { candidateName, quizName } = report;
  const [cover, ...sections] = report.sections;
  // A link to a section was followed before the section was rendered.
  useEffect(() => {
    const { hash } = window.location;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, []);
  const all = report.appendix ? [...sections, report.appendix] : sections;
  return (
    <article className={styles.report} data-report>
      {banner}
      <header className={styles.head}>
        <p className={styles.quiz}>{[cover?.title, quizName].filter(Boolean).join(' · ')}</p>
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          {candidateName || noName}
        </h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <nav aria-labelledby="contents" className={styles.contents}>
        <p id="contents">{documentLabels.contents}</p>
        <ol>
          {all.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {cover && (
          <div className={styles.cover}>
            {cover.blocks.map((block, place) => (
              <ReportBlock key={place} block={block} />
            ))}
          </div>
        )}
        {all.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </article>
  );
}

function Section({ section: { id, title, blocks } }: { section: ReportSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.section} data-section={id}>
      <h2 id={`${id}-heading`}>{title}</h2>
      {id === 'answers' ? (
        <AnswerGroups blocks={blocks} />
      ) : (
        blocks.map((block, place) => <ReportBlock key={place} block={block} />)
      )}
    </section>
  );
}
