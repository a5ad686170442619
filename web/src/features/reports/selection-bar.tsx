import { maxResendsAtOnce, type ReportView } from '#functions/contract/admin/reports/reports.ts';
import { Button } from '#web/ui/button.tsx';
import type { ReportSelection } from './report-selection.ts';

interface SelectionBarProps {
  selection: ReportSelection;
  /** Label of the button. */
  action: string;
  onAction: (reports: readonly ReportView[]) => void;
}

/** The number of selected reports, with an action on all of them. */
export function SelectionBar({ selection: { selected, isTooMany, clear }, action, onAction }: SelectionBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="m-0 tabular-nums">
        {isTooMany
          ? `${selected.length} selected. Send at most ${maxResendsAtOnce} at once.`
          : selected.length > 0 && `${selected.length} selected.`}
      </p>
      {selected.length > 0 && (
        <>
          <Button size="small" isDisabled={isTooMany} onPress={() => onAction(selected)}>
            {action}
          </Button>
          <Button size="small" tone="plain" onPress={clear}>
            Clear selection
          </Button>
        </>
      )}
    </div>
  );
}
