import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { type ChangedQuestion, diffBanks } from '#functions/domain/banks/bank-diff.ts';
import { scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import { diffMaps, type NoteChange } from '#functions/domain/banks/parameters/review-map.ts';
import { type BankContent, reportEffect } from '#functions/domain/reports/promise/report-effect.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import * as words from '#web/lib/words/bank/changes.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { bankMapQuery, bankQuery } from '../bank-queries.ts';
import { PageError } from '../page-error.tsx';
import { FieldChanges } from './field-changes.tsx';
import { ReportEffectView } from './report-effect-view.tsx';
import { scrollRegion } from '../table/scroll-region.ts';

type Shown = DraftQuestion & { id?: number; number?: number };

interface BankRef {
  version: number;
  pages: number;
}

interface VersionDiffProps {
  quizId: number;
  from: BankRef;
  to: BankRef;
}

/** The questions and notes of two versions; absent while they are loading. */
export function useVersions({ quizId, from, to }: VersionDiffProps) {
  const banks = useQueries({ queries: [from, to].map((bank) => bankQuery({ quizId, ...bank })) });
  const maps = useQueries({ queries: [from, to].map((bank) => bankMapQuery({ quizId, ...bank })) });
  const [old, now] = banks.map(({ data }) => data);
  const [oldMap, nowMap] = maps.map(({ data }) => data);
  const before = useMemo(() => old && oldMap && { questions: old, map: oldMap }, [old, oldMap]);
  const after = useMemo(() => now && nowMap && { questions: now, map: nowMap }, [now, nowMap]);
  return { before, after, failed: [...banks, ...maps].find(({ error }) => error) };
}

/** The difference between two versions of a bank. Both are loaded completely. */
export function VersionDiff(versions: VersionDiffProps) {
  const { from, to } = versions;
  const { before, after, failed } = useVersions(versions);
  if (failed) return <PageError of={failed} />;
  if (!before || !after) return <Loading title={words.comparing} text="" />;
  return <BankDiffView label={words.fromTo(from.version, to.version)} before={before} after={after} />;
}

interface BankDiffViewProps {
  /** Accessible name of the section. */
  label: string;
  before: BankContent<Shown>;
  after: BankContent<Shown>;
}

/** What publishing changes: for the reports, then in the bank. */
export function BankComparison({ quiz, ...banks }: BankDiffViewProps & { quiz: Pick<QuizView, 'secondsPerAttempt'> }) {
  const { before, after } = banks;
  const effect = useMemo(() => reportEffect(before, after, quiz), [before, after, quiz]);
  return (
    <>
      <ReportEffectView {...effect} />
      <BankDiffView {...banks} />
    </>
  );
}

const linesAtFirst = 100;

/** The difference of two banks: the numbers of new, changed, removed and equal questions, and the lists of them. */
export function BankDiffView({ label, before, after }: BankDiffViewProps) {
  const { added, changed, removed, same } = useMemo(
    () => diffBanks(before.questions, after.questions),
    [before.questions, after.questions],
  );
  const notes = useMemo(() => diffMaps(before.map, after.map), [before.map, after.map]);
  return (
    <section
      aria-label={label}
      className="grid grid-cols-1 rounded-md border border-line bg-surface text-[0.84375rem] [&_[data-kind='changed']]:[--kind:var(--warning)] [&_[data-kind='gone']]:[--kind:var(--danger)] [&_[data-kind='new']]:[--kind:var(--success)] [&_[data-kind='same']]:[--kind:var(--text-quiet)] [&>*+*]:border-t [&>*+*]:border-line"
    >
      <Group kind="new" items={added} line={questionLine} />
      <Group kind="changed" items={changed} line={changedLine} />
      <Group kind="gone" items={removed} line={questionLine} />
      <Group kind="same" items={same} line={questionLine} />
      {notes.length > 0 && <Group kind="changed" of="notes" items={notes} line={noteLine} />}
    </section>
  );
}

interface GroupProps<Item> {
  kind: 'new' | 'changed' | 'gone' | 'same';
  /** What is listed, if it is not questions. */
  of?: 'notes';
  items: readonly Item[];
  line: (item: Item) => ReactNode;
}

/** A list that is rendered when it is opened, and long ones in parts. */
function Group<Item>({ kind, of, items, line }: GroupProps<Item>) {
  const [isOpen, setIsOpen] = useState(false);
  const [lines, setLines] = useState(linesAtFirst);
  const head = (
    <>
      <span className="inline-block min-w-20 font-semibold in-[details]:text-(--kind)">{words.groups[of ?? kind]}</span>
      <span> </span>
      <span className="tabular-nums">{items.length.toLocaleString('en-IN')}</span>
    </>
  );
  if (items.length === 0) {
    return (
      <p data-kind={kind} className="m-0 max-w-none py-2 pr-3 pl-[calc(0.75rem_+_1.05em)] text-quiet">
        {head}
      </p>
    );
  }
  return (
    <details data-kind={kind} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="m-0 max-w-none cursor-pointer px-3 py-2 hover:bg-hover">{head}</summary>
      {isOpen && (
        <div {...scrollRegion} aria-label={words.groups[of ?? kind]} className="max-h-112 overflow-auto">
          <ol className="m-0 list-none pt-0 pr-3 pb-2 pl-[calc(0.75rem_+_1.05em)] [&>li]:border-t [&>li]:border-line [&>li]:py-1.5 [&>li]:wrap-anywhere [&>li:has(>.tabular-nums)]:pl-12">
            {items.slice(0, lines).map((item, index) => (
              <li key={index}>{line(item)}</li>
            ))}
          </ol>
        </div>
      )}
      {isOpen && lines < items.length && (
        <Button size="small" onPress={() => setLines(lines + 10 * linesAtFirst)} className="mx-3 mt-2 mb-3">
          {words.showMore(items.length)}
        </Button>
      )}
    </details>
  );
}

function questionLine({ number, text }: Shown): ReactNode {
  return (
    <>
      {number !== undefined && <span className="-ml-12 inline-block w-12 text-quiet tabular-nums">{`${number} `}</span>}
      <span>{text}</span>
    </>
  );
}

function noteLine(note: NoteChange): ReactNode {
  return (
    <>
      <span>{scaleTitle(note)}</span>
      <FieldChanges fields={note.fields} />
    </>
  );
}

function changedLine({ after, fields }: ChangedQuestion<Shown, Shown>): ReactNode {
  return (
    <>
      {questionLine(after)}
      <FieldChanges fields={fields} />
    </>
  );
}
