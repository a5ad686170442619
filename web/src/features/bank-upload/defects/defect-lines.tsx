import { type ReactNode, useState } from 'react';
import type { DefectView } from '#functions/contract/admin/uploads/uploads.ts';
import { canLeaveOut } from '#functions/domain/uploads/sheet-defect.ts';
import { showMore } from '#web/lib/words/bank/changes.ts';
import * as words from '#web/lib/words/bank-upload/defects.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { add, placeWords } from '../answers/change-choices.ts';
import type { DefectGroup } from '../answers/group-defects.ts';
import type { Deciding } from '../answers/use-decide.ts';

const linesAtFirst = 50;

type Line = DefectGroup['defects'][number] & { key: string };

/** Keyed by place in the file, so that a button keeps its row when the list is rendered again. */
function linesOf(defects: DefectGroup['defects']): Line[] {
  const counts = new Map<string, number>();
  return defects.map((defect) => {
    const place = `${defect.sheet} ${defect.row} ${defect.column}`;
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    return { ...defect, key: `${place} ${count}` };
  });
}

function columnsOf(hasSheets: boolean, action: (line: Line) => ReactNode): Column<Line>[] {
  return [
    { title: words.columns.row, cell: ({ row }) => row, isNumber: true, className: 'w-14' },
    {
      title: words.columns.column,
      cell: ({ column, sheet }) => (
        <>
          <span>{column || words.wholeRow}</span>
          {hasSheets && <span className="block text-quiet">{sheet}</span>}
        </>
      ),
      className: 'min-w-28',
    },
    {
      title: words.columns.problem,
      cell: (line) => (
        <>
          <span>{`${line.problem} `}</span>
          <span className="text-quiet">{line.remedy}</span>
          {action(line)}
        </>
      ),
      className: 'min-w-60 wrap-anywhere',
    },
    { title: words.columns.value, cell: ({ value }) => value || '–', className: 'min-w-36 max-w-64 wrap-anywhere' },
  ];
}

interface DefectLinesProps {
  group: DefectGroup;
  /** For leaving out rows. */
  deciding: Deciding;
}

/** The defects of one kind, with what can be done about each; for blocking rows, to leave them out. */
export function DefectLines({ group, deciding }: DefectLinesProps) {
  const { kind, title, defects } = group;
  const { decide, pending, isDisabled, sheets } = deciding;
  const [shown, setShown] = useState(linesAtFirst);
  const hasSheets = new Set(defects.map(({ sheet }) => sheet)).size > 1;
  const leaveOut = (defect: DefectView) => {
    const sheet = sheets.findIndex(({ name }) => name === defect.sheet);
    if (sheet < 0 || !canLeaveOut(kind)) return null;
    const where = placeWords({ sheet, row: defect.row }, sheets);
    return (
      <Button
        size="small"
        aria-label={words.leaveOutThis(where)}
        isDisabled={isDisabled}
        isPending={pending === `out-${where}`}
        onPress={() => decide(`out-${where}`, add('leaveOut', { sheet, row: defect.row }), words.isLeftOut(where))}
        className="mt-1 block"
      >
        {words.leaveOut}
      </Button>
    );
  };
  return (
    <div className="mt-2 grid grid-cols-1 gap-2 [&>div]:max-h-80">
      {canLeaveOut(kind) && defects.length > 1 && (
        <Button
          size="small"
          aria-label={words.leaveOutAllOf(defects.length, title)}
          isDisabled={isDisabled}
          isPending={pending === `out-${kind}`}
          onPress={() => decide(`out-${kind}`, add('leaveOutKinds', kind), words.areLeftOut(title))}
          className="justify-self-end"
        >
          {words.leaveOutAll(defects.length)}
        </Button>
      )}
      <DataTable
        caption={words.caption(title)}
        columns={columnsOf(hasSheets, leaveOut)}
        rows={linesOf(defects.slice(0, shown))}
        rowKey={({ key }) => key}
        empty={null}
      />
      {shown < defects.length && (
        <Button size="small" onPress={() => setShown(shown + 10 * linesAtFirst)} className="justify-self-start">
          {showMore(defects.length)}
        </Button>
      )}
    </div>
  );
}
