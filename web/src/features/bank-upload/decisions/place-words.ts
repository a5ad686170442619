import type { Place } from './change-choices.ts';

/** `Row 12`; with its sheet if the file has several. */
export function placeWords({ sheet, row }: Place, sheets: readonly { name: string }[]): string {
  const name = sheets.length > 1 ? sheets[sheet]?.name : undefined;
  return name === undefined ? `Row ${row}` : `“${name}”, row ${row}`;
}
