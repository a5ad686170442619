/** What a drop brings; of the library's kinds only files matter here. */
export type DroppedItem = { kind: 'file'; getFile: () => Promise<File> } | { kind: 'text' | 'directory' };

export const manyFiles = 'Drop one file, and only one. Choose a file that ends in .xlsx, .xls or .csv.';

/** The one file that was dropped; undefined if it was none, or several. */
export async function droppedFile(items: readonly DroppedItem[]): Promise<File | undefined> {
  const [item, ...others] = items;
  return item?.kind === 'file' && others.length === 0 ? item.getFile() : undefined;
}
