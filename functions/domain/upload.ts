import { refuse } from './refusal.ts';

/**
 * How an upload is doing. `no-questions`: it was read, but gives none yet; another mapping of its columns or another sheet
 * may. `published` and `cancelled` are for good.
 */
export const uploadStatuses = [
  'waiting',
  'reading',
  'staged',
  'no-questions',
  'refused',
  'cancelled',
  'published',
] as const;
export type UploadStatus = (typeof uploadStatuses)[number];

/** Whoever publishes an upload that is not as they looked at it hears this. */
export function refuseOutdated(cause?: unknown): never {
  refuse(
    'upload-not-ready',
    'This upload was mapped anew, sent again or cancelled since you looked at it. Nothing was published. Open it again.',
    cause,
  );
}

const sequencerLength = 64;

/** S3's `sequencer` in a form in which a later event of the same object is the greater text: hex digits, filled up on the right. */
export function sortableSequencer(sequencer: string): string {
  return sequencer.toLowerCase().padEnd(sequencerLength, '0');
}
