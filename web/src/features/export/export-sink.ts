import { saveFile } from '#web/lib/workbook/save-file.ts';

/** A piece of a file. */
type Bit = string | Uint8Array<ArrayBuffer>;

/** A file that is written piece by piece. */
export interface ExportSink {
  write(bit: Bit): Promise<void>;
  /** Finishes the file. */
  close(): Promise<void>;
  /** Discards everything. */
  abort(): Promise<void>;
}

/** An API of Chromium that TypeScript's library lacks. */
interface FilePicker {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<{
    createWritable(): Promise<{ write(bit: Bit): Promise<void>; close(): Promise<void>; abort(): Promise<void> }>;
  }>;
}

/**
 * Opens a file: directly on disk where the browser supports it, else in memory until it is complete. Call it within the click, or the
 * browser refuses to ask. `undefined`: the person has cancelled.
 */
export async function openSink(name: string, type: string): Promise<ExportSink | undefined> {
  const { showSaveFilePicker } = window as unknown as FilePicker;
  if (!showSaveFilePicker) return inParts(name, type);
  try {
    const handle = await showSaveFilePicker({ suggestedName: name });
    const file = await handle.createWritable();
    return { write: (bit) => file.write(bit), close: () => file.close(), abort: () => file.abort() };
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return undefined;
    return inParts(name, type);
  }
}

function inParts(name: string, type: string): ExportSink {
  let parts: Blob[] = [];
  return {
    // Browsers may move a blob to disk, but not an array of pieces.
    write: async (bit) => void parts.push(new Blob([bit])),
    close: async () => saveFile(name, new Blob(parts, { type })),
    abort: async () => {
      parts = [];
    },
  };
}
