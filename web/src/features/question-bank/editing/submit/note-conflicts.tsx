import { scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import type { ParameterNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import { diffMaps } from '#functions/domain/banks/parameters/review-map.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldChanges } from '#web/features/bank/diff/field-changes.tsx';
import { blankNote, type NoteEdit } from '../note-edits.ts';

const sideClass = 'plain-heading mx-0 mt-2 mb-0 text-[0.8125rem]/[1.3]';

interface NoteConflictsProps {
  edits: readonly NoteEdit[];
  onSettle: (note: ParameterNote, keeps: 'mine' | 'theirs') => void;
}

const words = { mine: 'Keep my version', theirs: 'Use their version' } as const;

/** The parameters with conflicting notes: both notes, and the choice between them. */
export function NoteConflicts({ edits, onSettle }: NoteConflictsProps) {
  const open = edits.flatMap(({ note, theirs }) => (theirs ? [{ note, theirs }] : []));
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="note-conflicts-title" className="rounded-md border border-danger bg-surface p-3">
      <h2 id="note-conflicts-title" className="m-0 plain-heading text-[0.9375rem]/[1.3]">
        {counted(open.length, 'parameter needs your decision', 'parameters need your decision')}
      </h2>
      <ul className="m-0 list-none p-0">
        {open.map(({ note, theirs }) => (
          <li key={scaleTitle(note)} className="py-3 [&+&]:border-t [&+&]:border-line">
            <p className="m-0 font-semibold">{scaleTitle(note)}</p>
            <p className="m-0 text-quiet">You and someone else have changed what the report says about it.</p>
            <h3 className={sideClass}>Their version</h3>
            <Side note={theirs} />
            <h3 className={sideClass}>Your version</h3>
            <Side note={note} />
            <div className="mt-2 flex flex-wrap gap-2">
              {(['mine', 'theirs'] as const).map((keeps) => (
                <Button
                  key={keeps}
                  size="small"
                  onPress={() => onSettle(note, keeps)}
                  aria-label={`${words[keeps]}: ${scaleTitle(note)}`}
                >
                  {words[keeps]}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One of the two notes. */
function Side({ note }: { note: ParameterNote }) {
  const [change] = diffMaps([blankNote(note)], [note]);
  return change ? <FieldChanges fields={change.fields} /> : <p className="m-0 text-quiet">No text.</p>;
}
