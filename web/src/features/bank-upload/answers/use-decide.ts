import { useState } from 'react';
import type { UploadPreview } from '../flow/upload-flow.ts';
import type { UploadControls } from '../flow/use-upload-flow.ts';
import type { Change } from './change-choices.ts';

/** Makes one decision about a file: it is sent at once, and the file is read again with it. */
export interface Decide {
  /** `key` identifies the control that is busy; `done` is announced on success. */
  (key: string, change: Change, done: string): void;
}

/** The decision in progress, and the outcome of the last one. */
export function useDecide(preview: UploadPreview, upload: UploadControls) {
  const [pending, setPending] = useState<string>();
  const [outcome, setOutcome] = useState<{ done: string } | { problem: string }>();
  const decide: Decide = (key, change, done) => {
    // A second decision would be based on outdated choices.
    if (pending !== undefined) return;
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
