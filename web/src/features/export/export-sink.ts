import { saveFile } from '#web/lib/save-file.ts';

/** Where the text of a file goes, bit by bit. */
export interface ExportSink {
  write(text: string): Promise<void>;
  /** Finishes the file. */
  close(): Promise<void>;
  /** Leaves nothing behind. */
  abort(): Promise<void>;
}

/** What Chromium has and the library of types does not. */
interface FilePicker {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<{
    createWritable(): Promise<{ write(text: string): Promise<void>; close(): Promise<void>; abort(): Promise<void> }>;
  }>;
}

/**
 * A CSV file: straight to a place on the disk where the browser can do that, else kept in parts until it is whole. Called in
 * the click itself, or the browser does not ask. `undefined`: the person chose no place.
 */
export async function openCsv(name: string): Promise<ExportSink | undefined> {
  const { showSaveFilePicker } = window as unknown as FilePicker;
  if (!showSaveFilePicker) return inParts(name);
  try {
    const handle = await showSaveFilePicker({ suggestedName: name });
    const file = await handle.createWritable();
    return { write: (text) => file.write(text), close: () => file.close(), abort: () => file.abort() };
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return undefined;
    return inParts(name);
  }
}

function inParts(name: string): ExportSink {
  let parts: Blob[] = [];
  return {
    // A blob may be put on the disk; a long list of texts is not.
    write: async (text) => void parts.push(new Blob([text])),
    close: async () => saveFile(name, new Blob(parts, { type: 'text/csv;charset=utf-8' })),
    abort: async () => {
      parts = [];
    },
  };
}
