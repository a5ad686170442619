import { useDeferredValue, useMemo, useState } from 'react';
import { TextField } from '#web/ui/text-field.tsx';
import { type BankRow, searchRows } from './bank-row.ts';
import { QuestionTable } from './question-table.tsx';
import styles from './searchable-questions.module.css';

/** The live questions with the search above them. */
export function SearchableQuestions({ rows }: { rows: readonly BankRow[] }) {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const found = useMemo(() => searchRows(rows, text), [rows, text]);
  const total = `${rows.length.toLocaleString('en-IN')} ${rows.length === 1 ? 'question' : 'questions'}`;
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
          {text.trim() === '' ? total : `${found.length.toLocaleString('en-IN')} of ${total} match`}
        </p>
      </div>
      {found.length > 0 ? (
        <QuestionTable key={text} caption="Questions of the live version" rows={found} />
      ) : (
        <p className={styles.none}>
          {rows.length === 0 ? 'This quiz has no questions.' : `No question matches “${text.trim()}”.`}
        </p>
      )}
    </section>
  );
}
