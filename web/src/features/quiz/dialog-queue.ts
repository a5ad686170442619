import type { EnteredView } from './entry/attempt-snapshot.ts';

export type QuizDialog =
  | { kind: 'remaining' | 'stay'; remaining: number }
  /** `isKept`: the answer is stored on this device, and is retried. */
  | { kind: 'notice'; message: string; isKept?: true }
  | { kind: 'end'; unanswered: number };

export function greeting({ deadline, remaining }: EnteredView): QuizDialog[] {
  return deadline === undefined ? [] : [{ kind: 'remaining', remaining }];
}

/** A newer dialog of a kind replaces the older one, and a newer count of attempts replaces any older count; others queue. */
export function withDialog<State extends { dialogs: readonly QuizDialog[] }>(state: State, dialog: QuizDialog): State {
  const outdated = (old: QuizDialog) => old.kind === dialog.kind || ('remaining' in old && 'remaining' in dialog);
  const at = state.dialogs.findIndex(outdated);
  const dialogs = [...state.dialogs];
  dialogs.splice(at < 0 ? dialogs.length : at, 1, dialog);
  return { ...state, dialogs };
}
