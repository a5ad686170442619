import { diffQuestions } from '#functions/domain/banks/bank-diff.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldChanges } from '#web/features/bank/diff/field-changes.tsx';
import type { OpenConflict } from './rebase-edits.ts';

const sideClass = 'plain-heading mx-0 mt-2 mb-0 text-[0.8125rem]/[1.3]';

interface EditConflictsProps {
  conflicts: readonly OpenConflict[];
  onSettle: (conflict: OpenConflict, keeps: 'mine' | 'theirs') => void;
}

const words = {
  edited: {
    mine: 'Keep my version',
    theirs: 'Use their version',
    about: 'You and someone else have changed this question.',
  },
  gone: {
    mine: 'Add it as a new question',
    theirs: 'Discard my edit',
    about: 'You have edited this question, and someone else has removed it.',
  },
  deleted: {
    mine: 'Delete it anyway',
    theirs: 'Keep the question',
    about: 'You have deleted this question, and someone else has changed it.',
  },
} as const;

/** The questions with conflicting changes: both changes, and the choice between them. */
export function EditConflicts({ conflicts, onSettle }: EditConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <section aria-labelledby="conflicts-title" className="rounded-md border border-danger bg-surface p-3">
      <h2 id="conflicts-title" className="m-0 plain-heading text-[0.9375rem]/[1.3]">
        {counted(conflicts.length, 'question needs your decision', 'questions need your decision')}
      </h2>
      <ul className="m-0 list-none p-0">
        {conflicts.map((conflict) => {
          const { key, kind, mine, before, theirs } = conflict;
          return (
            <li key={`${kind} ${key}`} className="py-3 [&+&]:border-t [&+&]:border-line">
              <p className="m-0 font-semibold">{before.text}</p>
              <p className="m-0 text-quiet">{words[kind].about}</p>
              {theirs && <h3 className={sideClass}>Their version</h3>}
              {theirs && <FieldChanges fields={diffQuestions(before, theirs)} />}
              {kind !== 'deleted' && <h3 className={sideClass}>Your version</h3>}
              {kind !== 'deleted' && <FieldChanges fields={diffQuestions(before, mine)} />}
              <div className="mt-2 flex flex-wrap gap-2">
                {(['mine', 'theirs'] as const).map((keeps) => (
                  <Button
                    key={keeps}
                    size="small"
                    onPress={() => onSettle(conflict, keeps)}
                    aria-label={`${words[kind][keeps]}: ${before.text}`}
                  >
                    {words[kind][keeps]}
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
