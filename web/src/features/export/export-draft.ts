import type { ExportKind } from '#functions/contract/admin/export.ts';
import { indiaDay, indiaDayEnd, indiaDayStart } from '#functions/domain/india-days.ts';

/** What is typed. Days are their first moment in India. */
export interface ExportDraft {
  kind: ExportKind;
  from: number | undefined;
  until: number | undefined;
  batch: string;
  reason: string;
}

/** What is exported: attempts that ended between two moments. */
export interface ExportOrder {
  kind: ExportKind;
  from: number;
  until: number;
  batch?: string;
  reason: string;
}

export type DraftProblems = Partial<Record<'from' | 'until' | 'batch' | 'reason', string>>;

const daysAtFirst = 30;

export function newDraft(now: number): ExportDraft {
  return {
    kind: 'workbook',
    from: indiaDayStart(now, daysAtFirst - 1),
    until: indiaDayStart(now),
    batch: '',
    reason: '',
  };
}

export function readDraft(draft: ExportDraft): { order?: ExportOrder; problems: DraftProblems } {
  const { kind, from, until } = draft;
  const batch = draft.batch.trim().toLowerCase();
  const reason = draft.reason.trim();
  const problems: DraftProblems = {
    ...(from === undefined && { from: 'Choose the first day.' }),
    ...(until === undefined && { until: 'Choose the last day.' }),
    ...(from !== undefined &&
      until !== undefined &&
      from > until && { until: 'It must not come before the first day.' }),
    ...(batch !== '' && !/^[0-9a-z]{6}$/.test(batch) && { batch: 'The id of a batch has six letters and digits.' }),
    ...(reason === '' && { reason: 'Say why, so that it can be understood later.' }),
  };
  if (Object.keys(problems).length > 0 || from === undefined || until === undefined) return { problems };
  // The last day, to its end.
  return { order: { kind, from, until: indiaDayEnd(indiaDay(until)), ...(batch && { batch }), reason }, problems };
}
