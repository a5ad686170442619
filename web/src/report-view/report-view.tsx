import { type ReactNode, type Ref, useEffect } from 'react';
import { documentLabels } from '#functions/domain/reports/document/document-words.ts';
import type {
  Block,
  Moment,
  ReportDocument,
  ReportSection,
} from '#functions/domain/reports/document/report-document.ts';
import { CardList, MomentCard } from './moment-card.tsx';
import { ReportBlock } from './report-block.tsx';
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

/** A report as a page: a table of contents beside the sections, the appendix at the end. */
export function ReportView({ report, banner, actions, titleRef, noName = documentLabels.noName }: ReportViewProps) {
  const { candidateName, quizName } = report;
  const all = [...report.sections, ...report.appendix];
  // A link to a section was followed before the section was rendered.
  useEffect(() => {
    const { hash } = window.location;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, []);
  return (
    <article
      className="page-width grid grid-cols-1 content-start gap-x-16 gap-y-8 pt-[clamp(2rem,1rem_+_4vw,4rem)] pb-(--section) [page:report] print:block print:p-0 wide:grid-cols-[15rem_minmax(0,1fr)]"
      data-report
    >
      {banner}
      <header className="wide:col-span-full">
        <p className="mb-2 text-quiet">{quizName}</p>
        <h1 ref={titleRef} tabIndex={-1} className="mb-4 leading-[1.2]">
          {candidateName || noName}
        </h1>
        {/* Two buttons just fit a phone in one font and not in another. */}
        {actions && (
          <div className="flex flex-wrap gap-3 max-[28rem]:flex-col max-[28rem]:items-start print:hidden">
            {actions}
          </div>
        )}
      </header>
      <nav
        aria-labelledby="contents"
        className="print:hidden wide:sticky wide:top-[calc(var(--header-height)_+_2rem)] wide:max-h-[calc(100*var(--dvh)_-_var(--header-height)_-_4rem)] wide:self-start wide:overflow-y-auto"
      >
        <p id="contents" className="mb-3 plain-heading text-base/snug">
          {documentLabels.contents}
        </p>
        <ol className="m-0 list-none columns-[10rem] p-0">
          {all.map(({ id, title }) => (
            <li key={id} className="break-inside-avoid border-t border-line">
              <a href={`#${id}`} className="block py-2 text-sm/[1.4] text-inherit no-underline hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {/* On paper a heading stays with its content, also across a sentence between them. */}
      <div className="min-w-0 print:[&_:is(h2,h3)]:break-after-avoid print:[&_h2+p]:break-inside-avoid print:[&_h2+p:not(:last-child)]:break-after-avoid [&_h3]:mt-8 [&_h3]:mb-3 [&_h3]:text-lg print:[&_h3+p:has(+_:not(p,h3))]:break-after-avoid [&_li+li]:mt-1 print:[&_p]:[orphans:3] print:[&_p]:[widows:3] [&>div>ul:not([class])]:max-w-(--measure) [&>div>ul:not([class])]:pl-[1.25em] [&>section>ul:not([class])]:max-w-(--measure) [&>section>ul:not([class])]:pl-[1.25em]">
        {all.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </article>
  );
}

function Section({ section: { id, title, blocks } }: { section: ReportSection }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="not-first:mt-16 print:not-first:mt-8 print:data-[section=answers]:not-has-[details[open]]:hidden [&>h2]:mb-6 [&>h2]:break-after-avoid [&>h2]:border-t-2 [&>h2]:border-body [&>h2]:pt-6 [&>h2]:text-2xl"
      data-section={id}
    >
      <h2 id={`${id}-heading`}>{title}</h2>
      {id === 'answers' ? (
        <AnswerGroups blocks={blocks} />
      ) : (
        blocks.map((block, place) => <ReportBlock key={place} block={block} />)
      )}
    </section>
  );
}

/** All answers with the bank's comments: one list for each subheading, collapsed at first. */
function AnswerGroups({ blocks }: Pick<ReportSection, 'blocks'>) {
  return blocks.map((block, place) => {
    if (block.kind === 'moments')
      return <AnswerGroup key={place} title={titleAbove(blocks, place)} answers={block.moments} />;
    const isTitle = block.kind === 'subheading' && blocks[place + 1]?.kind === 'moments';
    return isTitle ? null : <ReportBlock key={place} block={block} />;
  });
}

function AnswerGroup({ title, answers }: { title: string; answers: readonly Moment[] }) {
  return (
    <details className="border-t border-line print:not-open:hidden [&>summary]:cursor-pointer [&>summary]:py-3 [&>summary]:font-semibold">
      <summary>
        <span>{`${title} `}</span>
        <span className="font-normal text-quiet tabular-nums">{answers.length}</span>
      </summary>
      <CardList items={answers}>{(moment) => <MomentCard moment={moment} scale={moment.subParameter} />}</CardList>
    </details>
  );
}

function titleAbove(blocks: readonly Block[], place: number): string {
  const above = blocks[place - 1];
  const own = blocks[place];
  if (above?.kind === 'subheading') return above.text;
  return own?.kind === 'moments' ? (own.moments[0]?.parameter ?? '') : '';
}
