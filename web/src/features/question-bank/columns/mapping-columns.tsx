import type { ColumnView } from '#functions/contract/admin/uploads/uploads.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { type Use, columnChoices } from './column-uses.ts';
import styles from './mapping-dialog.module.css';

interface MappingColumnsProps {
  columns: readonly ColumnView[];
  /** Meanings by column letter. */
  uses: Readonly<Record<string, Use>>;
  onChange: (letter: string, use: Use) => void;
}

const said: Record<ColumnView['by'], string> = {
  name: 'Known by its name.',
  memory: 'As in an earlier upload.',
  hand: 'Mapped by hand.',
  none: '',
};

/** Each column with some of its texts, and its meaning. */
export function MappingColumns({ columns, uses, onChange }: MappingColumnsProps) {
  return (
    <ul className={styles.columns}>
      {columns.map(({ letter, header, samples, use, by }) => {
        const isAsFound = (uses[letter] ?? use) === use;
        return (
          <li key={letter} data-used={uses[letter] !== 'unused'} className={styles.column}>
            <SelectField
              label={header === '' ? `${letter} (no header)` : `${letter} · ${header}`}
              choices={columnChoices}
              value={uses[letter] ?? use}
              onChange={(chosen) => onChange(letter, chosen)}
              description={isAsFound && said[by] !== '' ? said[by] : undefined}
            />
            <p className={styles.samples}>{samples.length > 0 ? samples.join(' · ') : 'No texts in it'}</p>
          </li>
        );
      })}
    </ul>
  );
}
