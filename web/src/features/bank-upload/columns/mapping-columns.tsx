import type { ColumnView } from '#functions/contract/admin/uploads/uploads.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { type Use, columnChoices } from './column-uses.ts';

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
    <ul className="m-0 grid list-none border-t border-b border-line p-0">
      {columns.map(({ letter, header, samples, use, by }) => {
        const isAsFound = (uses[letter] ?? use) === use;
        return (
          <li
            key={letter}
            data-used={uses[letter] !== 'unused'}
            className="grid grid-cols-[minmax(0,22rem)_minmax(0,1fr)] gap-x-4 gap-y-2 py-3 not-last:border-b not-last:border-line max-sm:grid-cols-1"
          >
            <SelectField
              label={header === '' ? `${letter} (no header)` : `${letter} · ${header}`}
              choices={columnChoices}
              value={uses[letter] ?? use}
              onChange={(chosen) => onChange(letter, chosen)}
              description={isAsFound && said[by] !== '' ? said[by] : undefined}
            />
            <p className="m-0 pt-8 wrap-anywhere text-quiet max-sm:pt-0">
              {samples.length > 0 ? samples.join(' · ') : 'No texts in it'}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
