import { useState } from 'react';
import { scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { versionNote } from '#web/lib/words/bank/quiz.ts';
import * as words from '#web/lib/words/question-bank/editing.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Tagged } from '#web/ui/tagged.tsx';
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
    <section aria-label={words.section}>
      <Notice tone="warning">
        <p>
          <Tagged text={words.unsaved(countWords(edits))} draw={{ b: (text) => <strong>{text}</strong> }} />
          {isRestored && <span>{` ${words.restored}`}</span>}
          <span>{` ${isKept ? words.kept : words.notKept}`}</span>
        </p>
        {fallen.length > 0 && <p>{words.fallen(fallen.map(scaleTitle))}</p>}
        <form
          className="flex flex-wrap items-end gap-2 text-body"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit(note.trim());
          }}
        >
          <TextField
            label={versionNote}
            value={note}
            onChange={setNote}
            maxLength={adminLimits.note}
            autoComplete="off"
            className="w-120 max-w-full"
          />
          <Button size="small" tone="primary" type="submit" isPending={isSubmitting}>
            {words.submit}
          </Button>
          <Button size="small" onPress={() => setIsAsking(true)} isDisabled={isSubmitting}>
            {words.discard.open}
          </Button>
        </form>
      </Notice>
      {isAsking && (
        <ConfirmDialog
          title={words.discard.title}
          cancel={words.discard.cancel}
          action={words.discardAll}
          tone="danger"
          onConfirm={onDiscard}
          onClose={() => setIsAsking(false)}
        >
          <p>{words.discarding(countWords(edits))}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function countWords(edits: BankEdits): string {
  const { edited, added, deleted } = changesOf(edits);
  const notes = edits.notes ?? [];
  const parts = [
    edited.length > 0 && words.edited(edited.length),
    added.length > 0 && words.added(added.length),
    deleted.length > 0 && words.deleted(deleted.length),
    notes.length > 0 && words.parameters(notes.length),
  ].filter((part) => part !== false);
  return parts.join(', ') || words.onlyUndone;
}
