import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import * as words from '#web/lib/words/bank/questions.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type BankRow, searchRows } from './bank-row.ts';
import type { RowActions } from './question-columns.tsx';
import { QuestionTable } from './question-table.tsx';

interface SearchableQuestionsProps {
  rows: readonly BankRow[];
  /** Absent if nothing can be changed. */
  actions: RowActions | undefined;
  /** Content beside the search. */
  children?: ReactNode;
}

/** The questions with the search above them. */
export function SearchableQuestions({ rows, actions, children }: SearchableQuestionsProps) {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed).trim();
  const found = useMemo(() => searchRows(rows, text), [rows, text]);
  return (
    <section aria-label={words.names.list} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <TextField
          label={words.search.label}
          type="search"
          value={typed}
          onChange={setTyped}
          placeholder={words.search.hint}
          autoComplete="off"
          className="min-w-[min(100%,18rem)] flex-[0_1_27rem] max-sm:basis-full max-sm:[&_input]:px-2 max-sm:[&_input]:text-[0.8125rem]"
        />
        <p role="status" className="mx-0 mt-0 mb-2 text-quiet tabular-nums">
          {text === '' ? words.total(rows.length) : words.matches(found.length, rows.length)}
        </p>
        {/* They stay together when they do not fit beside the search. */}
        <div className="ml-auto flex flex-wrap justify-end gap-2">{children}</div>
      </div>
      {found.length > 0 ? (
        <QuestionTable caption={words.names.table} rows={found} searched={text} actions={actions} />
      ) : (
        <p className="m-0 max-w-none rounded-md border border-line p-8 text-center">
          {rows.length === 0 ? words.none : words.noMatch(text)}
        </p>
      )}
    </section>
  );
}
