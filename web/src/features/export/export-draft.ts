import type { ExportKind } from '#functions/domain/admin/export-order.ts';
import { indiaDay, indiaDayEnd, indiaDayStart } from '#functions/domain/calendar/india-days.ts';
import type { FinderValue } from '#web/ui/form/use-suggestions.ts';
import { suggestBatches, suggestPeople } from '#web/lib/admin/finder.ts';

const kinds = {
  person: { suggest: suggestPeople, none: 'Nobody who has signed in has', several: 'More than one person has' },
  batch: { suggest: suggestBatches, none: 'No batch has', several: 'More than one batch has' },
} as const;

/**
 * The id that a finder stands for: the chosen one, or the only match of its words. An export contains personal data, so it must never
 * include several matches where one was meant, or everything where none matches.
 */
async function chosenId(
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

/** The form's input. Days are their first moment in India. */
export interface ExportDraft {
  kind: ExportKind;
  from: number | undefined;
  until: number | undefined;
  person: FinderValue;
  batch: FinderValue;
  reason: string;
}

/** An export: attempts that ended between two moments. */
export interface ExportOrder {
  kind: ExportKind;
  from: number;
  until: number;
  person?: string;
  batch?: string;
  reason: string;
}

export type DraftProblems = Partial<Record<'from' | 'until' | 'person' | 'batch' | 'reason', string>>;

const daysAtFirst = 30;

export function newDraft(now: number): ExportDraft {
  return {
    kind: 'workbook',
    from: indiaDayStart(now, daysAtFirst - 1),
    until: indiaDayStart(now),
    person: { typed: '' },
    batch: { typed: '' },
    reason: '',
  };
}

/** @throws NetworkFailure, ApiProblem if words have to be looked up and the lookup fails. */
export async function readDraft(draft: ExportDraft): Promise<{ order?: ExportOrder; problems: DraftProblems }> {
  const { kind, from, until } = draft;
  const reason = draft.reason.trim();
  const problems: DraftProblems = {
    ...(from === undefined && { from: 'Choose the first day.' }),
    ...(until === undefined && { until: 'Choose the last day.' }),
    ...(from !== undefined &&
      until !== undefined &&
      from > until && { until: 'It must not come before the first day.' }),
    ...(reason === '' && { reason: 'Say why, so that it can be understood later.' }),
  };
  if (Object.keys(problems).length > 0 || from === undefined || until === undefined) return { problems };
  const [person, batch] = await Promise.all([chosenId('person', draft.person), chosenId('batch', draft.batch)]);
  if (person.problem !== undefined || batch.problem !== undefined) {
    return {
      problems: {
        ...(person.problem !== undefined && { person: person.problem }),
        ...(batch.problem !== undefined && { batch: batch.problem }),
      },
    };
  }
  const only = { ...(person.id && { person: person.id }), ...(batch.id && { batch: batch.id }) };
  // The end of the last day.
  return { order: { kind, from, until: indiaDayEnd(indiaDay(until)), ...only, reason }, problems };
}
