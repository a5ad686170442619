import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import table from '#web/ui/table.module.css';
import type { BankRow } from './bank-row.ts';
import styles from './question-table.module.css';
import { dateOnly } from './show-date.ts';

interface QuestionLineProps {
  row: BankRow;
  isLive: boolean;
  onOpen: () => void;
}

export function QuestionLine({ row, isLive, onOpen }: QuestionLineProps) {
  const { number, quizId, text, category, subCategory, quizName, createdAt, options } = row;
  const count = options.length === 1 ? '1 answer' : `${options.length} answers`;
  return (
    <tr>
      <th scope="row" className={classNames(table.sticky, styles.serial)}>
        {number}
      </th>
      <td>{quizId}</td>
      <td className={styles.question}>{text}</td>
      <td className={styles.group}>{category}</td>
      <td className={styles.group}>{subCategory}</td>
      <td className={styles.group}>{quizName}</td>
      {isLive && (
        <td className={styles.date}>{createdAt && <time dateTime={createdAt}>{dateOnly(createdAt)}</time>}</td>
      )}
      <td>
        <Button
          tone="plain"
          size="small"
          onPress={onOpen}
          aria-label={`${count} of question ${number}`}
          className={styles.answers}
        >
          {count}
        </Button>
      </td>
    </tr>
  );
}
