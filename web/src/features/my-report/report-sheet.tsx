import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dayOf, documentLabels, rowsInWords } from '#functions/domain/reports/document/document-words.ts';
import type { Block, ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { myReportLink, reportSheets } from '#web/lib/report-paths.ts';
import * as words from '#web/lib/words/report-sheets.ts';
import { ScaleChart } from '#web/report-view/charts/scale-chart.tsx';
import { Labelled } from '#web/report-view/moment-card.tsx';
import { ReportBlock } from '#web/report-view/report-block.tsx';
import '#web/report-view/report-print.css';
import '#web/report-view/scale-hues.css';
import { Button } from '#web/ui/button.tsx';

type Sheet = (typeof reportSheets)[number];

/** A report without steps has no plan. */
const sheetsOf = (report: ReportDocument) =>
  reportSheets.filter((sheet) => sheet !== 'plan' || blocksOf(report, 'steps').length > 0);

export const isSheet = (name: string, report: ReportDocument): name is Sheet =>
  sheetsOf(report).some((sheet) => sheet === name);

/** Leads to the versions for other readers, which are made only when they are opened. */
export function SheetLinks({ report }: { report: ReportDocument }) {
  return (
    <details className="basis-full">
      <summary className="w-fit cursor-pointer py-2 text-link">{words.offer}</summary>
      <p className="text-sm text-quiet">{words.offerText}</p>
      <ul className="m-0 grid gap-2 pl-[1.25em]">
        {sheetsOf(report).map((sheet) => (
          <li key={sheet}>
            <Link to={`${myReportLink(report.attemptId)}/${sheet}`}>{words.titles[sheet]}</Link>
            <span>{` ${words.aims[sheet]}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One page for another reader, from what the report says; only its candidate can open it. */
export function ReportSheet({ sheet, report }: { sheet: Sheet; report: ReportDocument }) {
  const { candidateName, attemptId, endedAt } = report;
  return (
    <article
      className="mx-auto w-[min(100%_-_2_*_var(--gutter),46rem)] py-8 [page:sheet] print:w-auto print:p-0"
      data-report
    >
      <div className="mb-8 grid justify-items-start gap-3 print:hidden">
        <Link to={myReportLink(attemptId)} className="inline-flex items-center gap-2 text-sm">
          <ArrowLeft aria-hidden="true" size={16} /> <span>{words.back}</span>
        </Link>
        <Button tone="primary" onPress={() => window.print()}>
          <Printer aria-hidden="true" size={18} /> <span>{words.print}</span>
        </Button>
        <p className="m-0 text-sm text-quiet">{words.printHint}</p>
      </div>
      <h1 tabIndex={-1} className="m-0 text-3xl">
        {words.titles[sheet]}
      </h1>
      <p className="mt-1 mb-4 text-quiet">{words.about(candidateName, dayOf(endedAt))}</p>
      {contents[sheet](report)}
      <p className="mt-6 max-w-none border-t border-line pt-2 text-xs text-quiet">{words.limits}</p>
    </article>
  );
}

const contents: Record<Sheet, (report: ReportDocument) => ReactNode> = {
  summary: (report) => <Summary report={report} />,
  talk: (report) => <Talk report={report} />,
  plan: (report) => <Plan report={report} />,
};

/** The blocks of a kind, without those of the appendix. */
function blocksOf<K extends Block['kind']>({ sections }: ReportDocument, kind: K) {
  return sections.flatMap(({ blocks }) =>
    blocks.filter((one): one is Extract<Block, { kind: K }> => one.kind === kind),
  );
}

function Summary({ report }: { report: ReportDocument }) {
  const opening = report.sections.filter(({ id }) => id === 'first');
  const rows = blocksOf(report, 'pillar').map(({ scale }) => scale);
  return (
    <>
      {opening.map(({ id, title, blocks }) => (
        <section key={id}>
          <h2 className="mt-6 mb-2 text-xl">{title}</h2>
          {blocks.map((block, place) => (
            <ReportBlock key={place} block={block} />
          ))}
        </section>
      ))}
      {rows.length > 0 && <ScaleChart caption={words.pillars} alt={rowsInWords(rows)} rows={rows} />}
    </>
  );
}

function Talk({ report }: { report: ReportDocument }) {
  const names = (of: 'strengths' | 'growth') =>
    blocksOf(report, 'names').flatMap((one) => (one.of === of ? one.items.map(({ name }) => name) : []));
  const questions = words.questions({
    strengths: names('strengths'),
    growth: names('growth'),
    step: blocksOf(report, 'steps')[0]?.steps[0]?.what,
    moment: blocksOf(report, 'findings').flatMap(({ findings }) => findings.flatMap(({ moment }) => moment ?? []))[0],
  });
  return (
    <>
      <p>{words.talkLead}</p>
      <ol className="grid gap-4 pl-[1.5em]">
        {questions.map((question) => (
          <li key={question} className="break-inside-avoid">
            <span>{question}</span>
            <Lines count={3} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Plan({ report }: { report: ReportDocument }) {
  const { planLines: labels } = words;
  return (
    <>
      <p>{words.planLead}</p>
      <ol className="grid gap-4 pl-[1.5em] [&_p]:my-1">
        {blocksOf(report, 'steps').flatMap(({ steps }) =>
          steps.map(({ area, what, when, notice }) => (
            <li key={what} className="break-inside-avoid">
              {area && <p className="text-sm text-quiet">{area}</p>}
              <p className="text-lg/[1.4]">{what}</p>
              <Labelled label={documentLabels.when} text={when} />
              <Labelled label={documentLabels.notice} text={notice} />
              <Blank label={labels.by} />
              <Blank label={labels.happened} />
            </li>
          )),
        )}
      </ol>
      <div className="grid grid-cols-2 gap-x-6">
        <Blank label={labels.review} />
        <Blank label={labels.with} />
      </div>
    </>
  );
}

/** A line to write on, with its label at the left. */
function Blank({ label }: { label: string }) {
  return <p className="mt-4! max-w-none border-b border-line-strong">{label}</p>;
}

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => <div key={line} className="h-7 border-b border-line-strong" />);
}
