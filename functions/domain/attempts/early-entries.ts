/*
 * Early entries: those before the first answer of an attempt. They cost no resume, however often each is sent, and whenever: a retry may
 * arrive after a first answer that another tab has given. The seat keeps their ids, oldest first. The last one has the attempt when it
 * begins; those before it were displaced before there was an attempt to leave, so no tab switch of theirs counts.
 *
 * The list stays on the seat from attempt to attempt and is bounded, because anyone may reload a page for ever. A retry comes within
 * seconds, so the latest entries are enough.
 */

/** Entries that a seat keeps at most. */
export const maxEarlyEntries = 30;
/** Entries that it keeps when it is full, so that not each further entry has to make room. */
const keptWhenFull = 15;

/** The effect of an early entry on the list of the earlier ones: `full` means that older ones have to go. */
export function effectOfEarlyEntry(early: readonly string[], entryId: string): 'added' | 'repeated' | 'full' {
  if (isEarly(early, entryId)) return 'repeated';
  return early.length < maxEarlyEntries ? 'added' : 'full';
}

/** The list after an entry; a repeated one changes nothing, and does not take the attempt over again. */
export function withEarlyEntry(early: readonly string[], entryId: string): readonly string[] {
  const effect = effectOfEarlyEntry(early, entryId);
  if (effect === 'repeated') return early;
  return [...(effect === 'full' ? early.slice(-keptWhenFull) : early), entryId];
}

/** Whether this entry was made before the first answer: it never counts as a resume. */
export function isEarly(early: readonly string[] = [], entryId: string): boolean {
  return early.includes(entryId);
}

/** Whether a later entry displaced this one before the first answer. */
export function wasDisplacedEarly(early: readonly string[] = [], entryId: string | undefined): boolean {
  return entryId !== undefined && isEarly(early, entryId) && early.at(-1) !== entryId;
}
