import type { ExportKind } from '#functions/domain/admin/export-order.ts';
import { indiaDay, indiaDayBegin, indiaDayEnd, indiaDayStart } from '#functions/domain/calendar/india-days.ts';
import type { FinderValue } from '#web/ui/form/use-suggestions.ts';
import { suggestBatches, suggestPeople } from '#web/lib/admin/finder.ts';
import * as words from '#web/lib/words/admin/export.ts';
import { daysBackwards, reasonMissing } from '#web/lib/words/ui/forms.ts';

const suggestions = { person: suggestPeople, batch: suggestBatches } as const;

/**
 * The id that a finder stands for: the chosen one, or the only match of its words. An export contains personal data, so it must never
 * include several matches where one was meant, or everything where none matches.
 */
async function chosenId(
  kind: keyof typeof suggestions,
  { id, typed }: FinderValue,
): Promise<{ id?: string | undefined; problem?: string }> {
  const wanted = typed.trim();
  if (id !== undefined || wanted === '') return { id };
  const { found, isCutOff } = await suggestions[kind](wanted, new AbortController().signal);
  if (found.length > 1 || isCutOff) return { problem: words.severalMatch(wanted) };
  return found[0] ? { id: found[0].id } : { problem: words.noMatch[kind](wanted) };
}

/** The form's input. Days are India's, as `2026-03-02`. */
export interface ExportDraft {
  kind: ExportKind;
  from: string;
  until: string;
  person: FinderValue;
  batch: FinderValue;
  reason: string;
}

export type DraftProblems = Partial<Record<keyof ExportDraft, string | undefined>>;

const daysAtFirst = 30;

export function newDraft(now: number): ExportDraft {
  const from = indiaDay(indiaDayStart(now, daysAtFirst - 1));
  return { kind: 'workbook', from, until: indiaDay(now), person: { typed: '' }, batch: { typed: '' }, reason: '' };
}

/**
 * The order of attempts that ended on these days, or what is wrong with the input.
 * @throws NetworkFailure, ApiProblem if words have to be looked up and the lookup fails.
 */
export async function readDraft({ kind, ...draft }: ExportDraft) {
  const reason = draft.reason.trim();
  const from = indiaDayBegin(draft.from);
  const until = indiaDayEnd(draft.until);
  const problems: DraftProblems = {
    ...(from === undefined && { from: words.missing.from }),
    ...(Number.isNaN(until) && { until: words.missing.until }),
    ...(from !== undefined && from > until && { until: daysBackwards }),
    ...(reason === '' && { reason: reasonMissing }),
  };
  if (Object.keys(problems).length > 0 || from === undefined) return { problems };
  const [person, batch] = await Promise.all([chosenId('person', draft.person), chosenId('batch', draft.batch)]);
  if (person.problem !== undefined || batch.problem !== undefined)
    return { problems: { person: person.problem, batch: batch.problem } };
  return { order: { kind, from, until, reason, person: person.id, batch: batch.id } };
}
