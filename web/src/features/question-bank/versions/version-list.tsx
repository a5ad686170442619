import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import type { VersionView } from '#functions/contract/admin/banks/versions.ts';
import { quizLink } from '#web/lib/admin/admin-links.ts';
import * as words from '#web/lib/words/question-bank/versions.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { Done, Failure, Notice } from '#web/ui/notice.tsx';
import { Tagged } from '#web/ui/tagged.tsx';
import { VersionDiff } from '#web/features/bank/diff/bank-diff-view.tsx';
import { PageError } from '#web/features/bank/page-error.tsx';
import { problemWords } from '#web/features/bank/problem-words.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { versionColumns } from './version-columns.tsx';
import { versionsQuery } from '#web/features/bank/bank-queries.ts';

/** The versions of one quiz, with their actions. */
export function VersionList({ quiz }: { quiz: QuizView }) {
  const list = useInfiniteQuery(versionsQuery(quiz.quizId));
  const [compared, setCompared] = useState<{ from: number; to: number }>();
  const [restored, setRestored] = useState<VersionView>();
  const [done, setDone] = useState<string>();

  if (!list.data) return list.error ? <PageError of={list} /> : <Loading title={words.loading} />;
  const versions = list.data.pages.flatMap((page) => page.versions);
  const columns = versionColumns({
    liveVersion: quiz.version,
    // The live version is compared with its predecessor, another one with the live version.
    canCompare: versions.length > 1,
    canRestore: !quiz.archived,
    onCompare: ({ version }) =>
      setCompared(
        version === quiz.version
          ? { from: Math.max(1, version - 1), to: version }
          : { from: version, to: quiz.version },
      ),
    onRestore: (version) => {
      setDone(undefined);
      setRestored(version);
    },
  });
  return (
    <>
      <Done>{done}</Done>
      {quiz.archived && (
        <Notice tone="info">
          <p>
            <Tagged text={words.archived} draw={{ quiz: (text) => <Link to={quizLink(quiz.quizId)}>{text}</Link> }} />
          </p>
        </Notice>
      )}
      <DataTable
        caption={words.caption(quiz.quizId)}
        columns={columns}
        rows={versions}
        rowKey={({ version }) => String(version)}
        empty={words.none}
      />
      <Failure of={list.isFetchNextPageError ? problemWords(list.error) : undefined} />
      {list.hasNextPage && (
        <Button
          size="small"
          onPress={() => void list.fetchNextPage()}
          isPending={list.isFetchingNextPage}
          className="justify-self-start"
        >
          {words.more}
        </Button>
      )}
      {compared && versions.length > 1 && (
        <VersionComparison
          quizId={quiz.quizId}
          versions={versions}
          {...compared}
          onChoose={(from, to) => setCompared({ from, to })}
        />
      )}
      {restored && (
        <RestoreDialog
          quiz={quiz}
          version={restored}
          onClose={() => setRestored(undefined)}
          onRestored={(words) => {
            setRestored(undefined);
            setDone(words);
          }}
        />
      )}
    </>
  );
}

interface VersionComparisonProps {
  quizId: number;
  versions: readonly VersionView[];
  from: number;
  to: number;
  onChoose: (from: number, to: number) => void;
}

/** Compares any two of the listed versions, question by question. Its title gets the focus when it appears. */
function VersionComparison({ quizId, versions, from, to, onChoose }: VersionComparisonProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const choices = versions.map((version) => ({ id: String(version.version), text: words.choice(version) }));
  const find = (wanted: number) => versions.find(({ version }) => version === wanted);
  const [before, after] = [find(from), find(to)];
  return (
    <section aria-labelledby="comparison-title" className="grid grid-cols-1 gap-3">
      <h2
        ref={title}
        id="comparison-title"
        tabIndex={-1}
        className="mx-0 mt-2 mb-0 plain-heading text-[1.0625rem]/[1.3] outline-none"
      >
        {words.comparison.title}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),20rem))] gap-3">
        <SelectField
          label={words.comparison.from}
          choices={choices}
          value={String(from)}
          onChange={(chosen) => onChoose(Number(chosen), to)}
        />
        <SelectField
          label={words.comparison.to}
          choices={choices}
          value={String(to)}
          onChange={(chosen) => onChoose(from, Number(chosen))}
        />
      </div>
      {before && after && from !== to && <VersionDiff key={`${from} ${to}`} quizId={quizId} from={before} to={after} />}
      {from === to && <p className="m-0 text-quiet">{words.chooseTwo}</p>}
    </section>
  );
}
