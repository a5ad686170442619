/** The part of a DataTransferItem that is used. */
export type DroppedItem = Pick<DataTransferItem, 'kind' | 'getAsFile'> & {
  webkitGetAsEntry: () => Pick<FileSystemEntry, 'isDirectory'> | null;
};

export const manyFiles = 'Drop one file, and only one. Choose a file that ends in .xlsx, .xls or .csv.';

/** The dropped file; undefined if there is none, or several. */
export function droppedFile([item, ...others]: readonly DroppedItem[]): File | undefined {
  if (item?.kind !== 'file' || others.length > 0 || item.webkitGetAsEntry()?.isDirectory) return undefined;
  return item.getAsFile() ?? undefined;
}
