import { useState } from 'react';
import { maxResendsAtOnce, type ReportView } from '#functions/contract/admin/reports/reports.ts';

export interface ReportSelection {
  /** Of those shown, in their order. */
  selected: readonly ReportView[];
  isSelected: (report: ReportView) => boolean;
  toggle: (report: ReportView) => void;
  /** Selects all shown that can be; or none, if they all are. */
  toggleAll: () => void;
  clear: () => void;
  /** Of those shown that can be selected. */
  all: 'none' | 'some' | 'all';
  /** More than one command takes. */
  isTooMany: boolean;
}

const idOf = ({ userId, attemptId }: ReportView) => `${userId}/${attemptId}`;

const canBeResent = ({ canResend }: ReportView) => canResend;

/** Which of the shown reports are selected. What is not shown any more, or can't be selected any more (by default: sent again), is not. */
export function useReportSelection(reports: readonly ReportView[], canBeSelected = canBeResent): ReportSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const possible = reports.filter(canBeSelected);
  const selected = possible.filter((report) => ids.has(idOf(report)));
  const isAll = selected.length > 0 && selected.length === possible.length;
  return {
    selected,
    isSelected: (report) => ids.has(idOf(report)),
    toggle: (report) => {
      const next = new Set(ids);
      if (!next.delete(idOf(report))) next.add(idOf(report));
      setIds(next);
    },
    toggleAll: () => setIds(new Set(isAll ? [] : possible.map(idOf))),
    clear: () => setIds(new Set()),
    all: isAll ? 'all' : selected.length > 0 ? 'some' : 'none',
    isTooMany: selected.length > maxResendsAtOnce,
  };
}
