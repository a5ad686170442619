import type { FieldChange } from '#functions/domain/banks/bank-diff.ts';
import * as words from '#web/lib/words/question-bank/editing.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldChanges } from '#web/features/bank/diff/field-changes.tsx';
import type { OpenConflict } from '../edits/conflicts.ts';

interface ConflictsProps {
  /** What they are about. */
  noun: 'question' | 'parameter';
  conflicts: readonly OpenConflict[];
  onSettle: (conflict: OpenConflict, keeps: 'mine' | 'theirs') => void;
}

/** Questions or parameters with conflicting changes: both changes, and the choice between them. */
export function Conflicts({ noun, conflicts, onSettle }: ConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <section aria-labelledby={`${noun}-conflicts`} className="rounded-md border border-danger bg-surface p-3">
      <h2 id={`${noun}-conflicts`} className="m-0 plain-heading text-[0.9375rem]/[1.3]">
        {words.conflicts[noun](conflicts.length)}
      </h2>
      <ul className="m-0 list-none p-0">
        {conflicts.map((conflict) => {
          const { key, kind, title, theirs, mine } = conflict;
          return (
            <li key={`${kind} ${key}`} className="py-3 [&+&]:border-t [&+&]:border-line">
              <p className="m-0 font-semibold">{title}</p>
              <p className="m-0 text-quiet">{words.about[kind]}</p>
              {theirs && <Side title={words.sides.theirs} fields={theirs} />}
              {mine && <Side title={words.sides.mine} fields={mine} />}
              <div className="mt-2 flex flex-wrap gap-2">
                {(['mine', 'theirs'] as const).map((keeps) => (
                  <Button
                    key={keeps}
                    size="small"
                    onPress={() => onSettle(conflict, keeps)}
                    aria-label={`${words.choices[kind][keeps]}: ${title}`}
                  >
                    {words.choices[kind][keeps]}
                  </Button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** One of the two versions. */
function Side({ title, fields }: { title: string; fields: readonly FieldChange[] }) {
  return (
    <>
      <h3 className="mx-0 mt-2 mb-0 plain-heading text-[0.8125rem]/[1.3]">{title}</h3>
      {fields.length > 0 ? <FieldChanges fields={fields} /> : <p className="m-0 text-quiet">{words.sides.empty}</p>}
    </>
  );
}
