import type { ExportKind } from '#functions/contract/admin/export.ts';

/** What is typed. Days are their first moment, here. */
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

const dayMs = 24 * 60 * 60 * 1000;
const daysAtFirst = 30;

export function newDraft(now: number): ExportDraft {
  const today = new Date(now).setHours(0, 0, 0, 0);
  const first = new Date(today - (daysAtFirst - 1) * dayMs).setHours(0, 0, 0, 0);
  return { kind: 'workbook', from: first, until: today, batch: '', reason: '' };
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
  return { order: { kind, from, until: until + dayMs - 1, ...(batch && { batch }), reason }, problems };
}
