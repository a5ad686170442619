import type { DefectView, UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { Button } from '#web/ui/button.tsx';
import type { DefectGroup } from '../defects/defect-titles.ts';
import { excludeKind, excludeRow } from './change-choices.ts';
import { placeWords } from './place-words.ts';
import type { Deciding } from './use-decide.ts';

interface RowProps extends Deciding {
  defect: DefectView;
  sheets: UploadView['sheets'];
}

export function LeaveRowOut({ defect, sheets, decide, pending }: RowProps) {
  const sheet = sheets.findIndex(({ name }) => name === defect.sheet);
  if (sheet < 0) return null;
  const place = { sheet, row: defect.row };
  const words = placeWords(place, sheets);
  const key = `out ${words}`;
  return (
    <Button
      size="small"
      aria-label={`Leave out this row: ${words}`}
      isPending={pending === key}
      onPress={() => decide(key, excludeRow(place), `${words} is left out.`)}
    >
      Leave out this row
    </Button>
  );
}

interface AllProps extends Deciding {
  group: DefectGroup;
  /** Number of rows, also those beyond the list. */
  count: number;
}

export function LeaveAllOut({ group: { kind, title }, count, decide, pending }: AllProps) {
  const many = count.toLocaleString('en-IN');
  return (
    <Button
      size="small"
      aria-label={`Leave out all ${many} rows: ${title}`}
      isPending={pending === `out ${kind}`}
      onPress={() => decide(`out ${kind}`, excludeKind(kind), `All rows are left out that have: ${title}.`)}
    >
      Leave out all {many} rows
    </Button>
  );
}
