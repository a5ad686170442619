import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { counted } from '#functions/domain/text/counted.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type BankRow, searchRows } from './bank-row.ts';
import type { RowActions } from './question-columns.tsx';
import { QuestionTable } from './question-table.tsx';
import styles from './searchable-questions.module.css';

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
  const total = counted(rows.length, 'question');
  return (
    <section aria-label="Questions" className={styles.questions}>
      <div className={styles.tools}>
        <TextField
          label="Search"
          type="search"
          value={typed}
          onChange={setTyped}
          placeholder="Search by SNo, category, sub-category, or question..."
          autoComplete="off"
          className={styles.search}
        />
        <p role="status" className={styles.count}>
          {text === '' ? total : `${found.length.toLocaleString('en-IN')} of ${total} match`}
        </p>
        {children}
      </div>
      {found.length > 0 ? (
        <QuestionTable caption="Questions of the live version" rows={found} searched={text} actions={actions} />
      ) : (
        <p className={styles.none}>
          {rows.length === 0 ? 'This quiz has no questions.' : `No question matches “${text}”.`}
        </p>
      )}
    </section>
  );
}
