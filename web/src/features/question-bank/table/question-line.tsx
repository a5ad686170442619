import type { Row } from '@tanstack/react-table';
import { flexRender } from '@tanstack/react-table';
import { memo, type Ref } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import table from '#web/ui/table/table.module.css';
import type { BankRow } from './bank-row.ts';
import type { questionFeatures } from './question-columns.tsx';
import styles from './question-table.module.css';

interface QuestionLineProps {
  row: Row<typeof questionFeatures, BankRow>;
  /** From 0, among all lines, drawn or not. */
  index: number;
  ref: Ref<HTMLTableRowElement>;
}

const markStyles = { edited: table.changed, new: table.changed, deleted: classNames(table.deleted, styles.deleted) };

/** A question. While one scrolls it stays as it is drawn. */
export const QuestionLine = memo(function QuestionLine({ row, index, ref }: QuestionLineProps) {
  const { key, mark } = row.original;
  return (
    <tr ref={ref} data-index={index} data-key={key} aria-rowindex={index + 2} className={mark && markStyles[mark]}>
      {row.getAllCells().map((cell) => {
        const content = flexRender(cell.column.columnDef.cell, cell.getContext());
        return cell.column.id === 'number' ? (
          <th key={cell.id} scope="row" className={classNames(table.sticky, styles.serial)}>
            {content}
          </th>
        ) : (
          <td key={cell.id} className={styles[`${cell.column.id}Cell`]}>
            {content}
          </td>
        );
      })}
    </tr>
  );
});
