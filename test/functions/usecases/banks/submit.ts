import { submitChanges } from '#functions/usecases/banks/change-bank.ts';
import { newEventId, quizId, type Engine } from '#test/support/engine/make-engine.ts';

type Changes = Partial<Parameters<typeof submitChanges>[1]>;

/** Submits changes to a version, as an admin who has seen that no later one is there. */
export function submit({ ports }: Engine, version: number, changes: Changes) {
  const seen = { quizId, changeId: newEventId(), revision: version, baseVersion: version, by: 'admin' };
  return submitChanges(ports, { ...seen, edited: [], added: [], deleted: [], ...changes });
}
