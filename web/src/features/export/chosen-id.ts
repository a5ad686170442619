import { suggestBatches, suggestPeople } from '#web/lib/admin/finder.ts';
import type { FinderValue } from '#web/ui/form/use-suggestions.ts';

const kinds = {
  person: { suggest: suggestPeople, none: 'Nobody who has signed in has', several: 'More than one person has' },
  batch: { suggest: suggestBatches, none: 'No batch has', several: 'More than one batch has' },
} as const;

/**
 * What a finder means: what was chosen in it, or the one that has the words. An export leaves the house, so that it never takes
 * several where one was meant, nor all where there is none.
 */
export async function chosenId(
  kind: keyof typeof kinds,
  { id, typed }: FinderValue,
): Promise<{ id?: string | undefined; problem?: string }> {
  const words = typed.trim();
  if (id !== undefined || words === '') return { id };
  const { suggest, none, several } = kinds[kind];
  const { found, isCutOff } = await suggest(words, new AbortController().signal);
  if (found.length > 1 || isCutOff) return { problem: `${several} “${words}”. Choose one from the list.` };
  return found[0] ? { id: found[0].id } : { problem: `${none} “${words}”.` };
}
