import type { Bank, Model, Outcome } from './engine-model.ts';

/**
 * Publishes a bank from a sheet. A text keeps the question that has it in the live bank, else the one that had it last; else it is a
 * new question.
 */
export function publish(m: Model, texts: readonly string[]): Outcome {
  const live = m.banks.get(m.version) ?? new Map<string, number>();
  const wanted = texts.map((text) => text.toLowerCase());
  const kept = new Set(wanted.map((text) => live.get(text)));
  return goLive(m, new Map(wanted.map((text) => [text, live.get(text) ?? recall(m, text, kept)])));
}

/** Changes the text of the question at a place of the live bank; the question keeps its number. */
export function reword(m: Model, place: number, text: string): Outcome {
  const entries = [...(m.banks.get(m.version) ?? [])];
  const wanted = text.toLowerCase();
  if (entries.some(([other], index) => other === wanted && index !== place % entries.length)) return 'invalid-input';
  return goLive(
    m,
    new Map(entries.map(([old, question], index) => [index === place % entries.length ? wanted : old, question])),
  );
}

/** Deletes the question at a place of the live bank, and adds one with this text. */
export function swap(m: Model, place: number, text: string): Outcome {
  const entries = [...(m.banks.get(m.version) ?? [])];
  const rest: Bank = new Map(entries.toSpliced(place % entries.length, 1));
  const wanted = text.toLowerCase();
  if (rest.has(wanted)) return 'invalid-input';
  return goLive(m, rest.set(wanted, recall(m, wanted, new Set(rest.values()))));
}

export function restore(m: Model, version: number): Outcome {
  return version === m.version ? 'invalid-input' : goLive(m, new Map(m.banks.get(version)));
}

/** The question that a text belongs to, unless that question is in the bank already. */
function recall(m: Model, text: string, taken: Set<number | undefined>): number {
  const known = m.texts.get(text);
  const question = known === undefined || taken.has(known) ? m.questions++ : known;
  taken.add(question);
  return question;
}

function goLive(m: Model, bank: Bank): Outcome {
  m.version += 1;
  m.banks.set(m.version, bank);
  for (const [text, question] of bank) m.texts.set(text, question);
  return 'published';
}
