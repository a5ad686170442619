import { useState } from 'react';
import { maxResendsAtOnce, type ReportView } from '#functions/contract/admin/reports/reports.ts';

export interface ReportSelection {
  /** Selected reports among those shown, in their order. */
  selected: readonly ReportView[];
  isSelected: (report: ReportView) => boolean;
  toggle: (report: ReportView) => void;
  /** Selects all selectable reports on screen; or none, if all are selected. */
  toggleAll: () => void;
  clear: () => void;
  /** Selection among the selectable reports shown. */
  all: 'none' | 'some' | 'all';
  /** More than a command may contain. */
  isTooMany: boolean;
}

const idOf = ({ userId, attemptId }: ReportView) => `${userId}/${attemptId}`;

const canBeResent = ({ canResend }: ReportView) => canResend;

/**
 * The selected reports among those shown. A report that is not shown any more, or not selectable any more (by default: cannot be
 * resent), is not selected.
 */
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
