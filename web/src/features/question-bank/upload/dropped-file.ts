/** What a drop brings: the part of a DataTransferItem that matters here. */
export type DroppedItem = Pick<DataTransferItem, 'kind' | 'getAsFile'> & {
  webkitGetAsEntry: () => Pick<FileSystemEntry, 'isDirectory'> | null;
};

export const manyFiles = 'Drop one file, and only one. Choose a file that ends in .xlsx, .xls or .csv.';

/** The one file that was dropped; undefined if it was none, or several. */
export function droppedFile([item, ...others]: readonly DroppedItem[]): File | undefined {
  if (item?.kind !== 'file' || others.length > 0 || item.webkitGetAsEntry()?.isDirectory) return undefined;
  return item.getAsFile() ?? undefined;
}
