import type { ColumnView, UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import * as words from '#web/lib/words/bank-upload/columns.ts';
import { meanings, titleOf } from '#functions/domain/uploads/columns/sheet-columns.ts';

export type Use = ColumnView['use'];

/** The meanings to choose from, in the order of the sheet. */
export const columnChoices: readonly { id: Use; text: string }[] = [
  { id: 'unused', text: words.ignored },
  ...meanings.map((meaning) => ({ id: meaning, text: words.meaning(meaning, titleOf(meaning)) })),
];

/** The mapping in sentences, with the origin of the meanings. */
export function columnWords({ columns }: Pick<UploadView, 'columns'>): string {
  const by = (who: ColumnView['by']) => columns.filter((column) => column.use !== 'unused' && column.by === who);
  const remembered = by('memory').map(({ header, use }) =>
    words.asUse(header, titleOf(use as (typeof meanings)[number])),
  );
  const unused = columns.filter(({ use, filled }) => use === 'unused' && filled > 0).length;
  const parts = [
    by('name').length > 0 && words.recognised(by('name').length),
    remembered.length > 0 && words.remembered(remembered),
    by('hand').length > 0 && words.chosen(by('hand').length),
    unused > 0 && words.notRead(unused),
  ];
  return parts.filter((part) => part !== false).join(' ');
}
