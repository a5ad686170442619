import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useEffect } from 'react';
import { documentLabels } from '#functions/domain/reports/document/document-words.ts';
import type {
  Block,
  Moment,
  ReportDocument,
  ReportSection,
} from '#functions/domain/reports/document/report-document.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CardList, MomentCard, printOpen } from './moment-card.tsx';
import { ReportBlock } from './report-block.tsx';
import { SectionBar } from './section-bar.tsx';
import './report-print.css';
import './scale-hues.css';

interface ReportViewProps {
  report: ReportDocument;
  /** Content above everything: the report's person, if that is not clear. */
  banner?: ReactNode;
  /** The actions below the first page: downloads. */
  actions?: ReactNode;
  /** For moving the focus to the heading. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Title if the candidate has no printable name. */
  noName?: string;
  /** Content below everything. */
  children?: ReactNode;
}

/** A report as a page: its first page, a bar with its sections, and what stands behind it closed at the end. */
export function ReportView({
  report,
  banner,
  actions,
  titleRef,
  noName = documentLabels.noName,
  children,
}: ReportViewProps) {
  const { candidateName, quizName, appendix } = report;
  const all = [...report.sections, ...appendix];
  const [first, ...others] = all;
  // A link to a section was followed before the section was rendered.
  useEffect(() => {
    const { hash } = window.location;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, []);
  return (
    <article
      className="page-width grid grid-cols-1 content-start gap-x-16 gap-y-2 pt-[clamp(1rem,4vw,4rem)] pb-(--section) [page:report] sm:gap-y-4 print:block print:p-0 wide:grid-cols-[15rem_minmax(0,1fr)] wide:gap-y-8"
      data-report
    >
      {banner}
      <header className="wide:col-span-full">
        <p className="mb-1 text-sm text-quiet">{quizName}</p>
        <h1 ref={titleRef} tabIndex={-1} className="m-0 text-2xl leading-[1.2] sm:text-4xl">
          {candidateName || noName}
        </h1>
      </header>
      <SectionBar sections={all} />
      {/* On paper a heading stays with its content, also across a sentence between them. */}
      <div className="min-w-0 text-[1rem]/[1.5] print:[&_:is(h2,h3)]:break-after-avoid print:[&_h2+p]:break-inside-avoid print:[&_h2+p:not(:last-child)]:break-after-avoid [&_h3]:mt-8 [&_h3]:mb-3 [&_h3]:text-lg print:[&_h3+p:has(+_:not(p,h3))]:break-after-avoid [&_li+li]:mt-1 print:[&_p]:[orphans:3] print:[&_p]:[widows:3] [&_ul:not([class])]:max-w-(--measure) [&_ul:not([class])]:pl-[1.25em]">
        {first && <Section section={first} />}
        {actions && (
          // Two buttons just fit a phone in one font and not in another.
          <div className="mt-6 flex flex-wrap gap-3 max-[28rem]:flex-col max-[28rem]:items-start print:hidden">
            {actions}
          </div>
        )}
        {others.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        {children}
      </div>
    </article>
  );
}

/** What stands behind the report: closed at first. */
const closedIds: ReadonlySet<string> = new Set(['scores', 'choices', 'answers', 'method']);

const looks = {
  first: 'text-[0.9375rem]/[1.4] sm:text-[1rem]/[1.5] [&_h2]:mb-2 [&_h2]:text-xl sm:[&_h2]:text-2xl',
  open: 'mt-10 print:mt-8 [&_h2]:mb-4 [&_h2]:border-t-2 [&_h2]:border-body [&_h2]:pt-4 [&_h2]:text-2xl',
  closed: 'mt-4 print:mt-8 [&_h2]:mb-3 [&_h2]:border-t-2 [&_h2]:border-body [&_h2]:pt-3 [&_h2]:text-xl',
};

function Section({ section: { id, title, blocks } }: { section: ReportSection }) {
  const heading = <h2 id={`${id}-heading`}>{title}</h2>;
  const drawn = (some: readonly Block[]) => some.map((block, place) => <ReportBlock key={place} block={block} />);
  const content =
    id === 'answers' ? (
      <AnswerGroups blocks={blocks} />
    ) : id === 'swot' ? (
      <Fields blocks={blocks} draw={drawn} />
    ) : (
      drawn(blocks)
    );
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classNames(
        'scroll-mt-12 print:data-[section=answers]:not-has-[details[open]]:hidden wide:scroll-mt-0 [&_h2]:break-after-avoid',
        looks[id === 'first' ? 'first' : closedIds.has(id) ? 'closed' : 'open'],
      )}
      data-section={id}
    >
      {closedIds.has(id) ? (
        <details className={classNames('group', printOpen)}>
          <summary className="relative cursor-pointer list-none [&_h2]:pr-8 [&::-webkit-details-marker]:hidden">
            {heading}
            <ChevronDown
              aria-hidden="true"
              size={24}
              className="absolute top-4 right-0 group-open:[transform:rotate(180deg)]"
            />
          </summary>
          {content}
        </details>
      ) : (
        <>
          {heading}
          {content}
        </>
      )}
    </section>
  );
}

interface FieldsProps extends Pick<ReportSection, 'blocks'> {
  draw: (blocks: readonly Block[]) => ReactNode;
}

/** The entries of a SWOT: two columns of fields if there is room, of three the first beside the others; before the first subheading, what is said of all. */
function Fields({ blocks, draw }: FieldsProps) {
  const starts = blocks.flatMap(({ kind }, place) => (kind === 'subheading' ? [place] : []));
  return (
    <>
      {draw(blocks.slice(0, starts[0]))}
      <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-2 print:block lg:[&>:nth-last-child(3):first-child]:row-span-2">
        {starts.map((start, place) => (
          <div key={start} className="@container min-w-0">
            {draw(blocks.slice(start, starts[place + 1]))}
          </div>
        ))}
      </div>
    </>
  );
}

/** All answers with what the bank says of them: one list for each subheading, closed at first. */
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
    <details className="@container border-t border-line print:not-open:hidden [&>summary]:cursor-pointer [&>summary]:py-3 [&>summary]:font-semibold">
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
