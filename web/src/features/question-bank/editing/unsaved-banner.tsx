import { useState } from 'react';
import { scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { counted, plural } from '#functions/domain/text/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type BankEdits, changesOf } from './edits/bank-edits.ts';

interface UnsavedBannerProps {
  edits: BankEdits;
  /** The edits were stored on this device when the page was opened. */
  isRestored: boolean;
  /** Whether they survive a reload. */
  isKept: boolean;
  isSubmitting: boolean;
  /** Notes that are dropped with the last questions of their parameters. */
  fallen: ParameterMap;
  onSubmit: (note: string) => void;
  onDiscard: () => void;
}

/** The banner with the unsubmitted edits. */
export function UnsavedBanner(props: UnsavedBannerProps) {
  const { edits, isRestored, isKept, isSubmitting, fallen, onSubmit, onDiscard } = props;
  const [note, setNote] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section
      aria-label="Unsaved changes"
      className="grid grid-cols-1 gap-3 rounded-md border border-line bg-surface p-3"
    >
      <Notice tone="warning">
        <p>
          <strong>You have unsaved changes</strong>
          <span>{`: ${countWords(edits)}. ${isRestored ? 'They were kept on this device and are here again. ' : ''}${isKept ? 'Candidates see them when you submit.' : 'This browser has no room to keep them: submit them before you close this page.'}`}</span>
        </p>
        {fallen.length > 0 && (
          <p>{`With ${plural(fallen.length, 'its last question', 'their last questions')} goes what the report says of ${fallen.map((note) => `“${scaleTitle(note)}”`).join(', ')}.`}</p>
        )}
      </Notice>
      <form
        className="flex flex-wrap items-end gap-x-3 gap-y-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(note.trim());
        }}
      >
        <TextField
          label="Note for the list of versions (optional)"
          value={note}
          onChange={setNote}
          maxLength={adminLimits.note}
          autoComplete="off"
          className="flex-[1_1_18rem] [&_input]:min-h-10 [&_input]:py-1 [&_input]:text-[0.875rem]"
        />
        <div className="flex flex-wrap gap-2 [&_button]:min-h-10 [&_button]:py-1 [&_button]:text-[0.875rem]">
          <Button onPress={() => setIsAsking(true)} isDisabled={isSubmitting}>
            Discard changes
          </Button>
          <Button tone="primary" type="submit" isPending={isSubmitting}>
            Submit Changes
          </Button>
        </div>
      </form>
      {isAsking && (
        <ConfirmDialog
          title="Discard unsaved changes?"
          cancel="Keep editing"
          action={`Discard ${countWords(edits)}`}
          tone="danger"
          onConfirm={onDiscard}
          onClose={() => setIsAsking(false)}
        >
          <p>The questions go back to how they are published. This can’t be undone.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function countWords(edits: BankEdits): string {
  const { edited, added, deleted } = changesOf(edits);
  const notes = edits.notes ?? [];
  const parts = [
    edited.length > 0 && `${edited.length} edited`,
    added.length > 0 && `${added.length} new`,
    deleted.length > 0 && `${deleted.length} deleted`,
    notes.length > 0 && counted(notes.length, 'parameter'),
  ].filter((part) => part !== false);
  return parts.join(', ') || 'new questions that are deleted again';
}
