import { optionCategory } from '#functions/domain/banks/bands.ts';
import { plural } from '#functions/domain/text/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './answers-dialog.module.css';
import type { BankRow } from './bank-row.ts';
import { scrollRegion } from './scroll-region.ts';

interface AnswersDialogProps {
  rows: readonly BankRow[];
  /** Index of the open one. */
  index: number;
  onTurn: (index: number) => void;
  onClose: () => void;
}

const phrases = [
  ['Remarks', 'remarks'],
  ['Strength', 'strength'],
  ['Strength cum weakness', 'scw'],
  ['Weakness', 'weakness'],
] as const;

/** The options of a question with their report texts; with buttons to the next and previous question. */
export function AnswersDialog({ rows, index, onTurn, onClose }: AnswersDialogProps) {
  const row = rows[index];
  if (!row) return null;
  const actions = (
    <>
      <Button size="small" onPress={() => onTurn(index - 1)} isDisabled={index === 0}>
        Previous question
      </Button>
      <Button size="small" onPress={() => onTurn(index + 1)} isDisabled={index === rows.length - 1}>
        Next question
      </Button>
    </>
  );
  return (
    <Dialog title={`Answers to question ${row.number}`} size="large" isOpen onOpenChange={onClose} actions={actions}>
      <div key={row.number} {...scrollRegion} aria-label="Answers" className={styles.answers}>
        <p className={styles.question}>{row.text}</p>
        <p className={styles.groups}>{[row.category, row.subCategory].filter(Boolean).join(' · ')}</p>
        <ol className={styles.options}>
          {row.options.map((option, place) => (
            <li key={place} className={styles.option}>
              <div className={styles.head}>
                <p className={styles.text}>{option.text}</p>
                <p className={styles.points}>
                  {option.points} {plural(option.points, 'point', 'points')} ·{' '}
                  {optionCategory(option.points) || 'No category'}
                </p>
              </div>
              <dl className={styles.phrases}>
                {phrases.map(([name, field]) => (
                  <div key={field}>
                    <dt>{name}</dt>
                    <dd>{option[field] || '–'}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
