import { useState } from 'react';
import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import type { UploadPreview } from '../upload/upload-flow.ts';
import type { UploadControls } from '../upload/use-upload-flow.ts';

export type Choices = NonNullable<UploadView['choices']>;
/** What was decided about a file with one decision more, or one taken back. */
export type Change = (choices: Choices) => Choices;

/** Decides about a file, one thing at a time: each decision is sent at once, and the file is read again with it. */
export interface Decide {
  /** `key` tells the control that is at work; `done` is said when it worked. */
  (key: string, change: Change, done: string): void;
}

/** What is under way of decisions, and what came of the last one. `isOtherAtWork`: something else is being decided about the file. */
export function useDecide(preview: UploadPreview, upload: UploadControls, isOtherAtWork: boolean) {
  const [pending, setPending] = useState<string>();
  const [outcome, setOutcome] = useState<{ done: string } | { problem: string }>();
  const decide: Decide = (key, change, done) => {
    // A second one would be made on choices that are about to be others.
    if (pending !== undefined || isOtherAtWork) return;
    const { choices = { columns: {} }, staging } = preview.upload;
    setPending(key);
    setOutcome(undefined);
    const mapping = { choices: change(choices), remember: false, ...(staging !== undefined && { staging }) };
    void upload.remap(preview, mapping).then((problem) => {
      setPending(undefined);
      setOutcome(problem === undefined ? { done } : { problem });
    });
  };
  return { decide, pending, outcome };
}

export type Deciding = Pick<ReturnType<typeof useDecide>, 'decide' | 'pending'>;
