import type { ColumnView, UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { meanings, titleOf } from '#functions/domain/uploads/columns/sheet-columns.ts';

export type Use = ColumnView['use'];

const plainWords: Partial<Record<Use, string>> = {
  category: 'main parameter',
  subCategory: 'sub-parameter',
  serial: 'serial number',
  answers: 'all options, as JSON',
};

/** The meanings to choose from, in the order of the sheet. */
export const columnChoices: readonly { id: Use; text: string }[] = [
  { id: 'unused', text: 'Not used' },
  ...meanings.map((meaning) => ({ id: meaning, text: nameOf(meaning) })),
];

function nameOf(meaning: (typeof meanings)[number]): string {
  const words = plainWords[meaning];
  return words ? `${titleOf(meaning)} (${words})` : titleOf(meaning);
}

/** The mapping in a sentence, with the origin of the meanings. */
export function columnWords({ columns }: Pick<UploadView, 'columns'>): string {
  const by = (who: ColumnView['by']) => columns.filter((column) => column.use !== 'unused' && column.by === who);
  const remembered = by('memory').map(
    ({ header, use }) => `“${header}” as ${titleOf(use as (typeof meanings)[number])}`,
  );
  const unused = columns.filter(({ use, filled }) => use === 'unused' && filled > 0).length;
  const parts = [
    by('name').length > 0 && `${by('name').length} by their names`,
    remembered.length > 0 && `${remembered.length} as in an earlier upload (${remembered.join(', ')})`,
    by('hand').length > 0 && `${by('hand').length} by hand`,
    unused > 0 && `${unused} not used`,
  ];
  return `Columns: ${parts.filter((part) => part !== false).join(', ')}.`;
}
